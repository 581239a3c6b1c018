import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

interface DepartmentKey {
  readonly companyCode: string;
  readonly departmentCode: string;
}

/** Keeps a department from being deleted until the transaction ends; false where the company has no such one. */
export async function lockDepartmentForReference(tx: Tx, key: DepartmentKey): Promise<boolean> {
  return (await departmentOf(tx, key).forKeyShare().executeTakeFirst()) !== undefined;
}

/** The same of many; answers which of the codes there are. A check reads them, and holds none. */
export async function lockDepartmentsForReference(
  tx: Tx,
  {
    companyCode,
    codes,
    isCheck,
  }: { readonly companyCode: string; readonly codes: readonly string[]; readonly isCheck: boolean },
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select d.code from unnest(${codes.toSorted()}::text[]) wanted cross join lateral (
      select department_code as code from departments
      where company_code = ${companyCode} and department_code = wanted limit 1 ${isCheck ? sql`` : sql`for key share`}) d`.execute(
    tx,
  );
  return new Set(rows.map(({ code }) => code));
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
