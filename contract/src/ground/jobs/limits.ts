/** Jobs of a person that may wait or run at once. */
export const jobsAtOnce = 3;

/** Days for which the result of a job can be downloaded; then the job is deleted with it. */
export const jobKeptDays = 7;

/** Newest jobs that are listed. */
export const jobsListed = 50;
