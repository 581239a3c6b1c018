import type { ErrorNotes } from '../../kernel/errors.ts';
import type { approvalFormErrors } from './errors.ts';

export const approvalFormErrorNotes: ErrorNotes<typeof approvalFormErrors> = {
  APPROVAL_FORM_AMOUNTS: {
    cause: 'The amount of a request is compared with the conditions of approval policies, so a form has one at most.',
    remedy: 'Make the other fields numbers.',
  },
  APPROVAL_FORM_KEY: {
    cause: 'Two fields of the form have the same key.',
    remedy: 'Give each field a key of its own, and keep the keys of fields that stay.',
  },
  APPROVAL_FORM_VERSIONS: {
    cause: 'Each change of a form is kept as a version, for requests keep the version they were written with.',
    remedy: 'Add a new form and delete this one.',
  },
};
