/** How often a person may download all that is held about them: it reads every table. */
export const ownDataLimit = { count: 5, seconds: 24 * 60 * 60 } as const;
