import type { RefusedRight } from '@madang/contract/kernel/errors.ts';
import { rightRequestLimits } from '@madang/contract/access/right-requests/limits.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { HolderNaming } from '@madang/contract/access/security-policies/rules.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Asks if an explanation of a refusal names colleagues who have the permission. */
export async function readHolderNaming(tx: Tx, companyCode: string): Promise<boolean> {
  const { rows } = await sql<{ isNamed: boolean }>`
    select names_right_holders as "isNamed" from companies where company_code = ${companyCode}`.execute(tx);
  return rows[0]?.isNamed === true;
}

/** Allows it or no longer; answers what it was. */
export async function updateHolderNaming(
  tx: Tx,
  companyCode: string,
  { isNamed, expected }: HolderNaming,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ before: boolean }>`
    update companies c set names_right_holders = ${isNamed}
    from (select company_code, names_right_holders from companies where company_code = ${companyCode} for update) held
    where c.company_code = held.company_code and held.names_right_holders = ${expected ?? sql`held.names_right_holders`}
    returning held.names_right_holders as before`.execute(tx);
  return rows[0]?.before;
}

/** Colleagues who may do something there now; null where the company names none. */
export async function holdersOf(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { permission, kind, id }: RefusedRight,
): Promise<{ fullName: string; englishName: string }[] | null> {
  if (!(await readHolderNaming(tx, companyCode))) return null;
  // Of so many at most it is asked whether they can act.
  const candidates = rightRequestLimits.named * 20;
  const { rows } = await sql<{ fullName: string; englishName: string }>`
    select p.full_name as "fullName", p.english_name as "englishName"
    from who_may(${permission}, ${kind}, ${id}, app_now(), null, ${candidates}) h
    join people p on p.company_code = ${companyCode} and p.person_id = h.person_id and p.closed_at is null
    where h.person_id <> ${personId}::uuid and may_act(h.person_id)
    order by p.full_name, p.person_id limit ${rightRequestLimits.named}`.execute(tx);
  return rows;
}

/** The department to ask in: the place itself, or the closest one that the person and the place are both below. */
export async function departmentToAskIn(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { kind, id }: Pick<RefusedRight, 'kind' | 'id'>,
): Promise<{ departmentCode: string; name: string; englishName: string } | null> {
  if (kind === '' || kind === 'company') return null;
  const { rows } = await sql<{ departmentCode: string; name: string; englishName: string }>`
    select d.department_code as "departmentCode", d.name, d.english_name as "englishName" from departments d
    where d.company_code = ${companyCode} and d.department_code <> ${rootDepartment}
      and d.department_code = any (case ${kind} when 'department' then array[${id}::text] else departments_above(${kind}, ${id}) end)
      and (${kind} = 'department' or d.department_code = any (departments_above('person', ${personId})))
    order by length(d.path) desc limit 1`.execute(tx);
  return rows[0] ?? null;
}
