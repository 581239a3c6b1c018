import * as z from 'zod/mini';
import { required, text } from '../../kernel/rules.ts';
import { companyNameMaxLength } from './limits.ts';

/** Types of a company on the platform. Only the operator sets the type, because it changes limits. */
export const companyTypes = ['company', 'subsidiary', 'partner', 'sap'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** A stored type; one that a release no longer knows is an ordinary company. */
export function toCompanyType(stored: string): CompanyType {
  return companyTypes.find((type) => type === stored) ?? 'company';
}

/** USR-06: subsidiaries and partners have a minimum security grade. */
export function hasMinSecurityGrade(type: CompanyType): boolean {
  return type === 'subsidiary' || type === 'partner';
}

/** `expected`: the type that the operator saw; any other is not overwritten. */
export const companyTypeChange = z.strictObject({
  companyCode: text(companyNameMaxLength).check(required),
  companyType: z.enum(companyTypes),
  expected: z.optional(z.enum(companyTypes)),
});
