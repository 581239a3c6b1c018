/** Who has to have a second factor. */
export const secondFactorPolicies = ['optional', 'strictCompanies', 'everybody'] as const;
