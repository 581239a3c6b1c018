/** Letters of a note and a code; rows of a page; requests of a company in a day; years of one; days before an end is announced. */
export const dispatchLimits = {
  noteMax: 300,
  codeMax: 20,
  rowsPerPage: 20,
  askedPerDay: 100,
  yearsMax: 10,
  endingDays: 14,
} as const;
