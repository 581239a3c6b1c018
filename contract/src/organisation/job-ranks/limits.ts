/** LIM-02: job ranks that the set-up may make. */
export const setUpJobRanks = 20;

/** LIM-01: the longest code of a job rank or a job title. */
export const jobRankCodeMaxLength = 30;

/** How many codes one call deletes at most. */
export const jobRankDeletions = 100;
