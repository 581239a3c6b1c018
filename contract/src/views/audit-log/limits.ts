export const recordsPerPortion = 50;

/** Months that the review covers, and the maximum number of records counted per kind. */
export const reviewLimits = { months: 12, counted: 1_000 } as const;
