import { error } from '../../kernel/errors.ts';

export const approvalFormErrors = {
  APPROVAL_FORM_LIMIT: error(409, '0'),
  APPROVAL_FORM_NAME_TAKEN: error(409),
  APPROVAL_FORM_VERSIONS: error(409, '0'),
  APPROVAL_FORM_FIELDS: error(400, '0'),
  /** Two fields of one key. */
  APPROVAL_FORM_KEY: error(400),
  /** More than one field for the amount. */
  APPROVAL_FORM_AMOUNTS: error(400),
  APPROVAL_FORM_FILES: error(400, '0'),
  /** Choices that are too many or alike. */
  APPROVAL_FORM_CHOICES: error(400, '0'),
} as const;
