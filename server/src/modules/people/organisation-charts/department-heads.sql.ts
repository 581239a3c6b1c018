import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { inServiceIn, ownInServiceIn } from '../../ground/employment-states/index.ts';

interface DepartmentKey {
  readonly companyCode: string;
  readonly departmentCode: string;
}

/** The heads of some departments in their order; heads that left service are still among them. */
export async function selectHeads(
  tx: Tx,
  companyCode: string,
  departmentCodes: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ departmentCode: string; personIds: string[] }>`
    select department_code as "departmentCode", array_agg(person_id::text order by place) as "personIds"
    from department_heads where company_code = ${companyCode} and department_code = any(${departmentCodes}::text[])
    group by department_code`.execute(tx);
  return new Map(rows.map(({ departmentCode, personIds }) => [departmentCode, personIds]));
}

/** The heads of a department in their order, without those who left service. */
export async function selectHeadsInService(tx: Tx, { companyCode, departmentCode }: DepartmentKey): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select h.person_id as "personId" from department_heads h
    join people p on p.company_code = h.company_code and p.person_id = h.person_id
    where h.company_code = ${companyCode} and h.department_code = ${departmentCode} and p.closed_at is null
      and ${inServiceIn('p')} order by h.place`.execute(tx);
  return rows.map(({ personId }) => personId);
}

export interface LedDepartment {
  readonly departmentCode: string;
  /** The first head in service. */
  readonly personId: string;
  readonly headsCount: number;
}

/** Selects the given departments that have a head in service. */
export async function selectFirstHeads(
  tx: Tx,
  companyCode: string,
  departmentCodes: readonly string[],
): Promise<LedDepartment[]> {
  const { rows } = await sql<LedDepartment>`
    select h.department_code as "departmentCode", (array_agg(h.person_id order by h.place))[1] as "personId",
      count(*)::integer as "headsCount"
    from department_heads h
    join people p on p.company_code = h.company_code and p.person_id = h.person_id
    where h.company_code = ${companyCode} and h.department_code = any(${departmentCodes}::text[]) and p.closed_at is null
      and ${inServiceIn('p')} group by h.department_code`.execute(tx);
  return rows;
}

/** Keeps people in service until the transaction ends; answers how many of them are. Called before a department is locked. */
export async function lockInService(tx: Tx, companyCode: string, personIds: readonly string[]): Promise<number> {
  const { rows } = await sql`
    select from people where company_code = ${companyCode} and person_id = any(${personIds}::uuid[])
      and ${ownInServiceIn('people')} order by person_id for share`.execute(tx);
  return rows.length;
}

/** The departments that a person is a head of. */
export async function selectLedBy(tx: Tx, companyCode: string, personId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('department_heads')
    .select('department_code')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .orderBy('department_code')
    .execute();
  return rows.map((row) => row.department_code);
}

/** Replaces the heads of a department, whose row the caller locks; those who stay keep their row, so that the history has changes alone. */
export async function replaceHeads(
  tx: Tx,
  { companyCode, departmentCode }: DepartmentKey,
  personIds: readonly string[],
): Promise<void> {
  await sql`
    delete from department_heads where company_code = ${companyCode} and department_code = ${departmentCode}
      and person_id <> all(${personIds}::uuid[])`.execute(tx);
  await sql`
    insert into department_heads (company_code, department_code, person_id, place)
    select ${companyCode}, ${departmentCode}, person_id, place
    from unnest(${personIds}::uuid[]) with ordinality asked (person_id, place)
    on conflict (company_code, department_code, person_id) do update set place = excluded.place
      where department_heads.place <> excluded.place`.execute(tx);
}
