/** CMAR: after so many years a consent to marketing is asked for again. */
export const marketingConsentYears = 2;

/** So long before that a mail says so. */
export const marketingNoticeDays = 30;

/** Seconds for which a sign-in awaits its consents, and for which the ticket of the last step is valid. */
export const pendingLimits = { lifetimeSeconds: 30 * 60, ticketSeconds: 60 } as const;
