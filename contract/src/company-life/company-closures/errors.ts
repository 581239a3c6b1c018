import { error } from '../../kernel/errors.ts';

/** Public pages say these with the server's sentence, so that they do not bear the texts. */
export const endingErrors = {
  /** ACC-11: the company has ended its service, so no one comes in and no one joins. */
  COMPANY_ENDED: error(403),
  /** Another name than the company's was typed to confirm its end. */
  COMPANY_NAME_DIFFERS: error(422),
} as const;
