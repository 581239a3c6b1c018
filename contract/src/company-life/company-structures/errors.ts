import { error } from '../../kernel/errors.ts';

export const structureErrors = {
  /** The shortest and the longest. */
  STRUCTURE_CODE_LENGTH: error(400, '0', '1'),
  STRUCTURE_CODE_TAKEN: error(409),
  /** No company in service has the code. */
  STRUCTURE_COMPANY_UNKNOWN: error(409),
  /** The company belongs to a structure already. */
  STRUCTURE_MEMBER: error(409),
  /** The company does not belong to the structure. */
  STRUCTURE_NOT_MEMBER: error(409),
  /** Action reserved for the leading company, or forbidden to it. */
  STRUCTURE_LEADING: error(409),
  STRUCTURE_LIMIT: error(409, '0'),
  STRUCTURE_OFFER_OPEN: error(409),
  STRUCTURE_OFFER_OVER: error(409),
} as const;
