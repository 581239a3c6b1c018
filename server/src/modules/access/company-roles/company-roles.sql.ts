import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { CompanyRoleRow } from '@madang/contract/access/company-roles/routes.ts';
import type { CompanyRoleInput } from '@madang/contract/access/company-roles/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';

/** The company's company roles by name, as a query that others may send together with theirs. */
export function companyRolesOf(companyCode: string): RawBuilder<CompanyRoleRow> {
  return sql<CompanyRoleRow>`
    select company_role_id as "companyRoleId", name as "companyRoleName", permissions, (
        select count(distinct g.person_id)::integer from grants g
        where g.company_code = r.company_code and g.company_role_id = r.company_role_id and g.valid_until > app_now()) as "holderCount"
    from company_roles r where company_code = ${companyCode} order by name, company_role_id`;
}

/** Undefined where the company has `limit` already; its row is locked, so that the count holds until the commit. */
export async function insertCompanyRole(
  tx: Tx,
  companyCode: string,
  { given, limit }: { readonly given: CompanyRoleInput; readonly limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into company_roles (company_code, name, permissions)
    select ${companyCode}, ${given.companyRoleName}, ${given.permissions}::text[]
    where (select count(*) from company_roles where company_code = ${companyCode}) < ${limit}
    returning company_role_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Locks it against a second change and answers what it opens; undefined where the company has no such one. */
export async function lockCompanyRole(tx: Tx, companyCode: string, id: string): Promise<string[] | undefined> {
  const row = await tx
    .selectFrom('company_roles')
    .select('permissions')
    .where('company_code', '=', companyCode)
    .where('company_role_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.permissions;
}

/** False where it is another by now than the caller saw. */
export async function updateCompanyRole(
  tx: Tx,
  companyCode: string,
  id: string,
  { given, expected }: { readonly given: CompanyRoleInput; readonly expected: CompanyRoleInput | undefined },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('company_roles')
    .set({ name: given.companyRoleName, permissions: [...given.permissions] })
    .where('company_code', '=', companyCode)
    .where('company_role_id', '=', id)
    .where(matchesExpected(expected && columnsOf(expected), columnsOf(given)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Names of permissions have no sign that an array's text would quote. */
function columnsOf({ companyRoleName, permissions }: CompanyRoleInput) {
  return { name: companyRoleName, permissions: `{${permissions.join(',')}}` };
}

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'company_roles', keyColumn: 'company_role_id', key: id } as const;
}

/** False where the company has no such one. */
export async function deleteCompanyRole(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from company_roles where company_code = ${companyCode} and company_role_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** Brings a deleted one back as it was; there is no space for it where the company has `limit` already. */
export async function restoreCompanyRole(
  tx: Tx,
  companyCode: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Restored> {
  const hasSpace = sql<SqlBool>`(select count(*) from company_roles where company_code = ${companyCode}) < ${limit}`;
  return restore(tx, rowOf(companyCode, id), hasSpace);
}
