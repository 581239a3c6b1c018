/** Letters of a basis or a note; rows of a page; dispatches that a company asks for in a day; years that one lasts at most. */
export const dispatchLimits = { noteMax: 300, codeMax: 20, rowsPerPage: 20, askedPerDay: 100, yearsMax: 10 } as const;
