import { sql } from 'kysely';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';

export interface NewDepartment {
  readonly companyCode: string;
  readonly departmentCode: string;
  readonly parentDepartmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
  readonly language: Language;
  /** Absent: behind its neighbours. */
  readonly sortOrder?: number | undefined;
  /** Text that a search matches. */
  readonly searchText: string;
}

/**
 * False where the company has `max` departments or more; the caller holds the company, which keeps others from adding one
 * and from moving the parent.
 */
export async function insertDepartment(tx: Tx, department: NewDepartment, max?: number): Promise<boolean> {
  const { companyCode, departmentCode, parentDepartmentCode, sortOrder } = department;
  const last = sql`(select coalesce(max(sort_order), 0) + 1 from departments
        where company_code = ${companyCode} and upper_department_code = ${parentDepartmentCode})`;
  // Without a limit none is asked for: one that only might count is planned again at each call.
  const hasSpace = sql`where ${max}::integer > (select count(*) from departments
      where company_code = ${companyCode} and department_code <> ${rootDepartment})`;
  const { numAffectedRows } = await sql`
    insert into departments
      (company_code, department_code, upper_department_code, name, english_name, language, search_text, path, sort_order)
    select ${companyCode}, ${departmentCode}, ${parentDepartmentCode}, ${department.departmentName},
      ${department.englishDepartmentName}, ${department.language}, ${department.searchText},
      coalesce((select path from departments
        where company_code = ${companyCode} and department_code = ${parentDepartmentCode}), '') || ${departmentCode} || '/',
      ${sortOrder === undefined ? last : sortOrder}
    ${max === undefined ? sql`` : hasSpace}`.execute(tx);
  return numAffectedRows === 1n;
}

export async function removeDepartment(
  tx: Tx,
  { companyCode, departmentCode }: Pick<NewDepartment, 'companyCode' | 'departmentCode'>,
): Promise<void> {
  await tx
    .deleteFrom('departments')
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode)
    .execute();
}
