import { error } from '../kernel/errors.ts';

export const endingErrors = {
  /** Another name than the company's was typed to confirm its end. */
  COMPANY_NAME_DIFFERS: error(422),
} as const;
