/** `people`: how many of a company belong to a sub-organisation by themselves. */
export const subOrganisationLimits = { subOrganisations: 50, people: 200, codeMin: 2, codeMax: 20 } as const;
