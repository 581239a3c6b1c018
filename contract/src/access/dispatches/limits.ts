/** Letters of a note and a code; rows of a page; dispatches that a company requests in a day; years of one. */
export const dispatchLimits = { noteMax: 300, codeMax: 20, rowsPerPage: 20, askedPerDay: 100, yearsMax: 10 } as const;
