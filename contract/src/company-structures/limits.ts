/** DEP-06: companies of one structure, those with an open offer to join included; days in which an offer can be accepted. */
export const structureLimits = { companies: 50, codeMin: 2, codeMax: 20, offerDays: 7, rowsPerPage: 20 } as const;
