/** CMAR: after so many years a consent to marketing is asked for again. */
export const marketingConsentYears = 2;

/** So long before that a mail says so. */
export const marketingNoticeDays = 30;

/** How long a log-in waits for its consents, and how long the ticket of the last step serves. */
export const pendingLimits = { lifetimeSeconds: 30 * 60, ticketSeconds: 60 } as const;
