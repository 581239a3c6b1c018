export const subOrganisationLimits = { subOrganisations: 50, codeMin: 2, codeMax: 20 } as const;
