import { hourSeconds } from '../../kernel/durations.ts';

/** The reserved company of the people who run the platform; no sign-up makes it. */
export const platformCompany = 'PLATFORM';

/** Preset as for a new company. */
export const platformTimeZone = 'Asia/Seoul';

/**
 * Password profile of operators: they can change every company's basic data, so today's best practice applies, whatever profile
 * companies choose for themselves.
 */
export const platformPasswordProfile = 'strict';

/** Companies on a page of the operator's list. */
export const companiesPerPage = 20;

/** Background jobs that are shown, and messages that could not be handed over. */
export const jobsShown = 50;
export const messagesShown = 50;

/** A company counts as new for so many days. */
export const newCompanyDays = 30;

export const setupLimits = {
  /** Seconds for which a printed setup token is valid. */
  tokenSeconds: hourSeconds,
  tokenMaxLength: 200,
  /** Seconds for which the ID is reserved while the password is hashed. */
  reservationSeconds: 60,
  /** Wrong tokens allowed from one network, and the seconds for which the first of them counts. */
  wrongTries: 10,
  wrongTriesSeconds: 10 * 60,
} as const;
