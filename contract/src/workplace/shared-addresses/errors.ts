import { error } from '../../kernel/errors.ts';

export const sharedAddressErrors = {
  SHARED_ADDRESS_FORM: error(400, '0'),
  SHARED_ADDRESS_LIMIT: error(409, '0'),
  /** One of the people is not of the company, or not in service. */
  SHARED_ADDRESS_PERSON: error(409),
} as const;
