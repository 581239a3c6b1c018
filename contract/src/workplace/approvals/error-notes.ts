import type { ErrorNotes } from '../../kernel/errors.ts';
import type { approvalErrors } from './errors.ts';

export const approvalErrorNotes: ErrorNotes<typeof approvalErrors> = {
  AP199: {
    cause: 'The approval configuration is made once for a company, and it stands.',
    remedy: 'None is needed; it is changed in the console.',
  },
};
