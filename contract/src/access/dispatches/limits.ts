/** Letters of a note and a code; rows of a page; requests in a day; years of a dispatch; days before its end is announced. */
export const dispatchLimits = {
  noteMax: 300,
  codeMax: 20,
  rowsPerPage: 20,
  askedPerDay: 100,
  yearsMax: 10,
  endingDays: 14,
} as const;
