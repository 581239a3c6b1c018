import type { Tx } from '../../kernel/db/database.ts';

/** Keeps a department from being deleted until the transaction ends; false where the company has no such one. */
export async function lockDepartmentForReference(
  tx: Tx,
  { companyCode, departmentCode }: { readonly companyCode: string; readonly departmentCode: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('departments')
    .select('department_code')
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

/** Locks a department for a change of what belongs to it alone; false where the company has no such one. */
export async function lockDepartment(
  tx: Tx,
  { companyCode, departmentCode }: { readonly companyCode: string; readonly departmentCode: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('departments')
    .select('department_code')
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return found !== undefined;
}
