/** The person's jobs in the tray; a section that has started one has them read again. */
export const jobsKey = ['console', 'jobs'] as const;
