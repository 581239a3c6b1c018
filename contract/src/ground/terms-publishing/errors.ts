import { error } from '../../kernel/errors.ts';

/** Refusals of the operator's work on terms. */
export const editionErrors = {
  /** Someone else changed the draft in the meantime. */
  EDITION_CHANGED: error(409),
  /** The day is past, or not after the version before. */
  EDITION_DATE: error(409),
  /** The maximum number (`0`) of versions of a text takes effect on one day already. */
  EDITION_DAY_FULL: error(409, '0'),
  /** Terms under a consent changed, so the consent must be requested again (TRM-07). */
  EDITION_CONSENT: error(409),
  /** A part is required, or asks for consent, in one language (`0`) and not in others (`1`). */
  EDITION_PARTS: error(409, '0', '1'),
  /** TRM-08: texts in these languages (`0`) do not say what changed since the version before. */
  EDITION_SUMMARY: error(409, '0'),
  /** Date that does not exist in the calendar or differs from the form 2027-01-31. */
  EDITION_DAY: error(400),
  /** A language stands twice. */
  EDITION_LANGUAGE: error(400),
  /** The proof of a company that there is not. */
  EDITION_COMPANY: error(400),
} as const;
