import { error } from '../../kernel/errors.ts';

export const subOrganisationErrors = {
  SUB_ORGANISATION_LIMIT: error(409, '0'),
  SUB_ORGANISATION_PEOPLE_LIMIT: error(409, '0'),
  /** The shortest and the longest. */
  SUB_ORGANISATION_CODE_LENGTH: error(400, '0', '1'),
  /** Another sub-organisation or the company itself has the code. */
  SUB_ORGANISATION_TAKEN: error(409),
} as const;
