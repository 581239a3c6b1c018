import { companyNameFor } from '@madang/contract/ground/companies/names.ts';
import { type Language, readsKorean } from '@madang/contract/kernel/languages.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { companyIdentity } from '../../ground/companies/index.ts';
import { findDepartmentNames } from '../../organisation/departments/index.ts';

/** Name of a department in a language; of one that is gone, its code. */
export async function departmentName(
  tx: Tx,
  companyCode: string,
  departmentCode: string,
  language: Language,
): Promise<string> {
  // The root has the company's name.
  if (departmentCode === rootDepartment) return companyNameFor(await companyIdentity(tx, companyCode), language);
  const named = (await findDepartmentNames(tx, companyCode, [departmentCode])).get(departmentCode);
  if (!named) return departmentCode;
  const { departmentName: name, englishDepartmentName } = named;
  return readsKorean(language) ? name : englishDepartmentName || name;
}
