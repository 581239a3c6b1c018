import type { ErrorNotes } from '../../kernel/errors.ts';
import type { jobErrors } from './errors.ts';

export const jobErrorNotes: ErrorNotes<typeof jobErrors> = {
  JOB_LIMIT: {
    cause: 'Three jobs of the person wait or run already.',
    remedy: 'Wait until one has ended, or cancel one.',
  },
  JOB_STATE: {
    cause: 'A job that has ended cannot be cancelled, and one that has not cannot be taken off the list.',
    remedy: 'Read the list of jobs again.',
  },
  JOB_FAILED: {
    cause: 'No call is refused with it: a job bears it that broke off, or that ended its process several times.',
    remedy: 'Start it again; the server log names the job and the kind of failure.',
  },
  JOB_RESULT_DELETED: {
    cause: 'No call is refused with it: a job bears it whose file named personal data that somebody had deleted.',
    remedy: 'Start the export again; the new file is without them.',
  },
};
