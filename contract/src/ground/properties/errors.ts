import { error } from '../../kernel/errors.ts';

/** Errors of a property's value, in addition to the checks that apply to every field. */
export const propertyErrors = {
  PROPERTY_DOMAIN: error(400),
  PROPERTY_ADDRESS: error(400),
  PROPERTY_COUNTRY: error(400),
  /** Least and most. */
  PROPERTY_RANGE: error(400, '0', '1'),
  /** Least, most, and what the number has to be a multiple of. */
  PROPERTY_MULTIPLE: error(400, '0', '1', '2'),
} as const;
