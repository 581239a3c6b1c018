import type { Tx } from '../../../kernel/db/database.ts';

interface DepartmentKey {
  readonly companyCode: string;
  readonly departmentCode: string;
}

/** Keeps a department from being deleted until the transaction ends; false where the company has no such one. */
export async function lockDepartmentForReference(tx: Tx, key: DepartmentKey): Promise<boolean> {
  return (await departmentOf(tx, key).forKeyShare().executeTakeFirst()) !== undefined;
}

/** Locks a department for a change of what belongs to it alone; false where the company has no such one. */
export async function lockDepartment(tx: Tx, key: DepartmentKey): Promise<boolean> {
  return (await departmentOf(tx, key).forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

function departmentOf(tx: Tx, { companyCode, departmentCode }: DepartmentKey) {
  return tx
    .selectFrom('departments')
    .select('department_code')
    .where('company_code', '=', companyCode)
    .where('department_code', '=', departmentCode);
}
