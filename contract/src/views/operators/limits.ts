import { hourSeconds } from '../../kernel/durations.ts';

/** The reserved company of the people who run the platform; no sign-up makes it. */
export const platformCompany = 'PLATFORM';

/** Preset as for a new company. */
export const platformTimeZone = 'Asia/Seoul';

/** Who can change every company's ground gets today's best practice, whatever companies choose for themselves. */
export const platformPasswordProfile = 'strict';

/** Companies on a page of the operator's list. */
export const companiesPerPage = 20;

/** Background jobs that are shown, and messages that could not be handed over. */
export const jobsShown = 50;
export const messagesShown = 50;

/** A company counts as new for so many days. */
export const newCompanyDays = 30;

export const setupLimits = {
  /** How long a printed set-up token serves. */
  tokenSeconds: hourSeconds,
  tokenMaxLength: 200,
  /** How long the ID is held while the password is hashed. */
  reservationSeconds: 60,
  /** How many wrong tokens one network may bring, and how long the first of them counts. */
  wrongTries: 10,
  wrongTriesSeconds: 10 * 60,
} as const;
