/** CMAR: after so many years a consent to marketing is asked for again. */
export const marketingConsentYears = 2;

/** Days before the expiry at which a mail announces it. */
export const marketingNoticeDays = 30;

/** Seconds for which a sign-in awaits its consents, and for which the ticket of the last step is valid. */
export const pendingLimits = { lifetimeSeconds: 30 * 60, ticketSeconds: 60 } as const;
