import type { ErrorNotes } from '../../kernel/errors.ts';
import type { subOrganisationErrors } from './errors.ts';

export const subOrganisationErrorNotes: ErrorNotes<typeof subOrganisationErrors> = {
  SUB_ORGANISATION_TAKEN: {
    cause: 'Another sub-organisation of the company, or the company itself, has this code.',
    remedy: 'Choose another code. To undo a deletion, delete the newer sub-organisation of that code first.',
  },
};
