import { property, wholeNumber } from '../../kernel/property.ts';

const count = wholeNumber();

/** The youngest age that may consent without a guardian (Korea's Personal Information Protection Act, article 22-2). */
export const minimumAge = 14;

export const signupLimits = {
  /** Seconds for which an ID is reserved during a sign-up. */
  reservationSeconds: 600,
  /** Number of times per hour that a browser may repeat a completed sign-up. */
  repetitionsPerHour: 20,
} as const;

export const signupProperties = {
  perAddress: property('signup.per_address_hour', count, 20),
  /** Days for which a verified contact cannot sign up for a second free plan. */
  contactKeptDays: property('signup.contact_kept_days', count, 1_095),
  /** Days after which a mail ID that was never confirmed is released. */
  unconfirmedDays: property('signup.unconfirmed_days', count, 7),
} as const;
