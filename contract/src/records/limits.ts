export const recordsPerPortion = 50;

/** How long the file of an export can be fetched. */
export const exportFetchedSeconds = 600;
