/** Newest runs that are listed. */
export const runsListed = 50;

/** Rows of a run on a page. */
export const runRowsPerPage = 100;

/** Seconds after which the end of a run is notified by mail besides. */
export const mailedRunSeconds = 60;
