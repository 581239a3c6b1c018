/**
 * DEP-06: limits of structures: companies with open offers included, days to accept an offer, and offers per day, since
 * each writes a letter elsewhere.
 */
export const structureLimits = {
  companies: 50,
  codeMin: 2,
  codeMax: 20,
  offerDays: 7,
  offersPerDay: 60,
  rowsPerPage: 20,
  changesPerPortion: 20,
} as const;
