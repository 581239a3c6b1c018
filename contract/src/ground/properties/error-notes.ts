import type { ErrorNotes } from '../../kernel/errors.ts';
import type { propertyErrors } from './errors.ts';

export const propertyErrorNotes: ErrorNotes<typeof propertyErrors> = {
  PROPERTY_DOMAIN: {
    cause: 'A domain needs two labels or more of letters, digits and hyphens.',
    remedy: 'Give an internationalised domain in its ASCII form (xn--).',
  },
  PROPERTY_ADDRESS: {
    cause:
      'An address that people are sent to must be a whole http or https address, and names no user and no password.',
    remedy: 'Give it with its protocol alone; leave it empty where the service is not connected.',
  },
  PROPERTY_COUNTRY: {
    cause: 'ISO 3166-1 knows no country of this code.',
    remedy: 'Give the two letters of an assigned code.',
  },
  PROPERTY_RANGE: {
    cause: 'The number is no whole one, or outside of what the product can work with.',
    remedy: 'Give a whole number between the two that the message names.',
  },
  PROPERTY_MULTIPLE: {
    cause: 'Texts name this number in a larger unit, such as whole minutes for seconds.',
    remedy: 'Give a multiple of the last number of the message.',
  },
};
