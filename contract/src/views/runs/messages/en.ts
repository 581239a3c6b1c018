import type { runErrors } from '../errors.ts';

export const en = {
  errors: {
    RUN_STATE: 'The status of this bulk action has changed in the meantime.',
    RUN_NOTHING_FAILED: 'No item of this bulk action was refused or failed.',
  } satisfies Record<keyof typeof runErrors, string>,
  operations: {
    'confirm-run': 'Bulk action started',
    'pause-run': 'Bulk action paused',
    'resume-run': 'Bulk action resumed',
    'cancel-run': 'Bulk action canceled',
    'undo-run': 'Bulk action undone',
    'retry-run': 'Failed items of a bulk action retried',
    'download-run': 'Results of a bulk action downloaded',
  },
};
