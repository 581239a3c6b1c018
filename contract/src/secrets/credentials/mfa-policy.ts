/** People who must have MFA by the operator's property. */
export const mfaPolicies = ['optional', 'strictCompanies', 'everybody'] as const;

/** ACC-15: of which people a company itself asks for one; the stricter of both holds. */
export const companyFactorPolicies = ['nobody', 'administrators', 'everybody'] as const;
export type CompanyFactorPolicy = (typeof companyFactorPolicies)[number];

/** A company's stored choice; one that a release no longer knows asks for no one. */
export function toCompanyFactorPolicy(stored: string): CompanyFactorPolicy {
  return companyFactorPolicies.find((policy) => policy === stored) ?? 'nobody';
}
