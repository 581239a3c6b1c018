import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SubOrganisationRow } from '@madang/contract/people/sub-organisations/routes.ts';
import type { SubOrganisationInput, SubOrganisationNames } from '@madang/contract/people/sub-organisations/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { restore, type Restored, softDelete, restoreOrder } from '../../../kernel/undo/deleted-rows.ts';

/** The company's sub-organisations in their order, as a question that others may ask together with theirs. */
export function subOrganisationsOf(
  companyCode: string,
): RawBuilder<Omit<SubOrganisationRow, 'departments' | 'people'>> {
  return sql<Omit<SubOrganisationRow, 'departments' | 'people'>>`
    select sub_organisation_id as "subOrganisationId", sub_organisation_code as "subOrganisationCode",
      name as "subOrganisationName", english_name as "englishSubOrganisationName"
    from sub_organisations where company_code = ${companyCode} order by sort_order, sub_organisation_id`;
}

/** Asks if the company has this one, and holds it until the commit. */
export async function isSubOrganisation(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sub_organisations
    where company_code = ${companyCode} and sub_organisation_id::text = ${id} for key share`.execute(tx);
  return rows.length === 1;
}

/** Undefined where the company has `limit` already; its row is locked, so no one else counts in the meantime. */
export async function insertSubOrganisation(
  tx: Tx,
  companyCode: string,
  { given, limit }: { readonly given: SubOrganisationInput; readonly limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into sub_organisations (company_code, sub_organisation_code, name, english_name, sort_order)
    select ${companyCode}, ${given.subOrganisationCode}, ${given.subOrganisationName},
      ${given.englishSubOrganisationName}, existing.last + 1
    from (select count(*) as count, coalesce(max(sort_order), 0) as last from sub_organisations
      where company_code = ${companyCode}) existing
    where existing.count < ${limit}
    returning sub_organisation_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Holds it against a second change; false where the company has no such one. */
export async function lockSubOrganisation(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('sub_organisations')
    .select('sub_organisation_id')
    .where('company_code', '=', companyCode)
    .where('sub_organisation_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it is another by now than its author saw. */
export async function updateSubOrganisation(
  tx: Tx,
  companyCode: string,
  id: string,
  { names, expected }: { readonly names: SubOrganisationNames; readonly expected: SubOrganisationNames | undefined },
): Promise<boolean> {
  const wanted = columnsOf(names);
  const { numUpdatedRows } = await tx
    .updateTable('sub_organisations')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('sub_organisation_id', '=', id)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ subOrganisationName, englishSubOrganisationName }: SubOrganisationNames) {
  return { name: subOrganisationName, english_name: englishSubOrganisationName };
}

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'sub_organisations', keyColumn: 'sub_organisation_id', key: id } as const;
}

/** False where the company has no such one. */
export async function deleteSubOrganisation(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from sub_organisations where company_code = ${companyCode} and sub_organisation_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** A deleted one stands again in its place; none has room where there are `limit` already. */
export async function restoreSubOrganisation(
  tx: Tx,
  companyCode: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Restored> {
  const row = rowOf(companyCode, id);
  const hasSpace = sql<SqlBool>`(select count(*) from sub_organisations where company_code = ${companyCode}) < ${limit}`;
  const outcome = await restore(tx, row, hasSpace);
  if (outcome === 'back') await restoreOrder(tx, row);
  return outcome;
}

/** Puts the named ones in this order before all others; returns how many rows were written. */
export async function updateOrder(tx: Tx, companyCode: string, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    with wanted as (select id, place from unnest(${ids}::uuid[]) with ordinality as given(id, place)),
    placed as (
      select s.sub_organisation_id as id,
        row_number() over (order by w.place nulls last, s.sort_order, s.sub_organisation_id) as place
      from sub_organisations s left join wanted w on w.id = s.sub_organisation_id
      where s.company_code = ${companyCode})
    update sub_organisations s set sort_order = placed.place from placed
    where s.company_code = ${companyCode} and s.sub_organisation_id = placed.id
      and (select count(*) from wanted join placed p on p.id = wanted.id) = ${ids.length}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
