import type { ErrorNotes } from '../../kernel/errors.ts';
import type { roleAssignmentErrors } from './errors.ts';

export const roleAssignmentErrorNotes: ErrorNotes<typeof roleAssignmentErrors> = {
  AC105: {
    cause: 'A membership manager grants and takes back manager, agency and service desk alone.',
    remedy: 'An administrator of the company changes administrators and membership managers.',
  },
  HANDOVER_OVER: {
    cause: 'Another browser was faster, or the offer’s time was over.',
    remedy: 'The representative administrator makes a new offer.',
  },
  ROLE_OWN: {
    cause: 'A person names themselves: roles of one’s own are changed by another person.',
    remedy: 'Another administrator changes them.',
  },
};
