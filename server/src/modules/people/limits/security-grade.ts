import { hasMinSecurityGrade } from '@madang/contract/companies/types.ts';
import { peopleProperties } from '@madang/contract/people/properties.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CompanyProfile } from '../../companies/index.ts';

interface Grading {
  readonly grade: number;
  readonly company: Pick<CompanyProfile, 'companyType'>;
  /** The caller's name of the field. */
  readonly path: string;
}

/** USR-06: refuses a grade below the minimum of subsidiaries and partners; a smaller number is a higher clearance. */
export async function checkSecurityGrade(
  { properties }: Pick<Kernel, 'properties'>,
  { grade, company, path }: Grading,
): Promise<void> {
  if (!hasMinSecurityGrade(company.companyType)) return;
  const min = await properties.get(peopleProperties.affiliateMinGrade);
  if (grade < min) throw refuseField(path, 'SECURITY_GRADE_MINIMUM', { 0: min });
}
