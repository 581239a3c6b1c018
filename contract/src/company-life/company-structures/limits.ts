/**
 * DEP-06: companies of one structure, those with an open offer to join included; days in which an offer can be accepted; offers that
 * a company makes in a day, for each writes a letter and a row of the log in another one.
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
