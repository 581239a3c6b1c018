export const recordsPerPortion = 50;
