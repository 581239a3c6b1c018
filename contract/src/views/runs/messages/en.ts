import type { runErrors } from '../errors.ts';

export const en = {
  errors: {
    RUN_STATE: 'The status of this bulk change has changed in the meantime.',
    RUN_NOTHING_FAILED: 'No item of this bulk change was refused or failed.',
  } satisfies Record<keyof typeof runErrors, string>,
  operations: {
    'confirm-run': 'Bulk change started',
    'pause-run': 'Bulk change paused',
    'resume-run': 'Bulk change resumed',
    'cancel-run': 'Bulk change canceled',
    'undo-run': 'Bulk change undone',
    'retry-run': 'Failed items of a bulk change retried',
    'download-run': 'Results of a bulk change downloaded',
  },
};
