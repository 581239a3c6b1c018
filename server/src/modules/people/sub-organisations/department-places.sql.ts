import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

export interface DepartmentPlace {
  readonly departmentCode: string;
  readonly subOrganisationId: string;
}

/** Returns the departments that are in an existing sub-organisation. */
export async function selectPlaces(tx: Tx, companyCode: string): Promise<DepartmentPlace[]> {
  const { rows } = await sql<DepartmentPlace>`
    select p.department_code as "departmentCode", p.sub_organisation_id as "subOrganisationId"
    from sub_organisation_departments p
    join sub_organisations s on s.company_code = p.company_code and s.sub_organisation_id = p.sub_organisation_id
    where p.company_code = ${companyCode} order by p.department_code`.execute(tx);
  return rows;
}

/** Locks and returns a department's sub-organisation; null if it has none of its own. The caller has locked the department. */
export async function lockPlace(tx: Tx, companyCode: string, departmentCode: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.sub_organisation_id as id from sub_organisation_departments p
    where p.company_code = ${companyCode} and p.department_code = ${departmentCode}
      and exists (select from sub_organisations s where s.company_code = p.company_code
        and s.sub_organisation_id = p.sub_organisation_id)
    for update of p`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Puts a department into a sub-organisation, or out of the one that it is in. */
export async function updatePlace(tx: Tx, companyCode: string, place: { departmentCode: string; id: string | null }) {
  const { departmentCode, id } = place;
  if (id === null) {
    await sql`
      delete from sub_organisation_departments
      where company_code = ${companyCode} and department_code = ${departmentCode}`.execute(tx);
    return;
  }
  await sql`
    insert into sub_organisation_departments (company_code, department_code, sub_organisation_id)
    values (${companyCode}, ${departmentCode}, ${id}::uuid)
    on conflict (company_code, department_code) do update set sub_organisation_id = excluded.sub_organisation_id`.execute(
    tx,
  );
}

/** The department on a way from the company down that is the nearest with a sub-organisation of its own; undefined for none. */
export async function departmentOnWay(
  tx: Tx,
  companyCode: string,
  way: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ departmentCode: string }>`
    select p.department_code as "departmentCode" from unnest(${way}::text[]) with ordinality as w(department_code, step)
    join sub_organisation_departments p on p.company_code = ${companyCode} and p.department_code = w.department_code
    join sub_organisations s on s.company_code = p.company_code and s.sub_organisation_id = p.sub_organisation_id
    order by w.step desc limit 1`.execute(tx);
  return rows[0]?.departmentCode;
}

/** The code of the sub-organisation on a way from the company down to a department: the nearest one; undefined for none. */
export async function codeOnWay(tx: Tx, companyCode: string, way: readonly string[]): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select s.sub_organisation_code as code from unnest(${way}::text[]) with ordinality as w(department_code, step)
    join sub_organisation_departments p on p.company_code = ${companyCode} and p.department_code = w.department_code
    join sub_organisations s on s.company_code = p.company_code and s.sub_organisation_id = p.sub_organisation_id
    order by w.step desc limit 1`.execute(tx);
  return rows[0]?.code;
}
