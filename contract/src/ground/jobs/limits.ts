/** So many of a person's jobs wait or run at once. */
export const jobsAtOnce = 3;

/** For so many days what a job made can be fetched; then the job goes with it. */
export const jobKeptDays = 7;

/** So many of the newest jobs are listed. */
export const jobsListed = 50;
