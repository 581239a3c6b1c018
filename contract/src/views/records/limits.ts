export const recordsPerPortion = 50;

/** How many months the review looks back, and up to how many records of a kind it counts. */
export const reviewLimits = { months: 12, counted: 1_000 } as const;
