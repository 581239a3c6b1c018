/** LIM-02: job ranks that the set-up may make. */
export const setUpJobRanks = 20;

/** LIM-01: the longest code of a job rank or a job title. */
export const jobRankCodeMaxLength = 30;

/** Maximum number of codes deleted in one call. */
export const jobRankDeletions = 100;
