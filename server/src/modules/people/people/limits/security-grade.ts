import { hasMinSecurityGrade } from '@madang/contract/ground/companies/types.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { CompanyProfile } from '../../../ground/companies/index.ts';

interface Grading {
  readonly grade: number;
  readonly company: Pick<CompanyProfile, 'companyType'>;
  /** The caller's name of the field. */
  readonly path: string;
}

/** USR-06: the minimum of subsidiaries and partners, null in any other company; a smaller number is a higher clearance. */
export async function readMinGrade(
  { properties }: Pick<Kernel, 'properties'>,
  { companyType }: Pick<CompanyProfile, 'companyType'>,
): Promise<number | null> {
  return hasMinSecurityGrade(companyType) ? properties.get(peopleProperties.affiliateMinGrade) : null;
}

/** Refuses a grade below the minimum. */
export async function checkSecurityGrade(
  kernel: Pick<Kernel, 'properties'>,
  { grade, company, path }: Grading,
): Promise<void> {
  const min = await readMinGrade(kernel, company);
  if (min !== null && grade < min) throw refuseField(path, 'SECURITY_GRADE_MINIMUM', { 0: min });
}
