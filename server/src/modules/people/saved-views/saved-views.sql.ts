import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { savedViewLimits } from '@madang/contract/people/saved-views/limits.ts';
import type { SavedViewRow } from '@madang/contract/people/saved-views/routes.ts';
import type { SavedViewInput } from '@madang/contract/people/saved-views/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { namesOf } from '../person-names/index.ts';

/** A person's own views, then those that the company shares, each by name. */
export function savedViewsOf({ companyCode, personId }: PersonKey): RawBuilder<Omit<SavedViewRow, 'can'>> {
  return sql<Omit<SavedViewRow, 'can'>>`
    select saved_view_id as "savedViewId", name as "savedViewName", query, is_shared as "isShared",
      person_id is not distinct from ${personId}::uuid as "isOwn", ${namesOf(companyCode, sql`v.person_id`)} as owner
    from saved_views v where company_code = ${companyCode} and (is_shared or person_id = ${personId}::uuid)
    order by is_shared, name collate "C", saved_view_id`;
}

/** Fewer stand beside the row than may: as many as its owner may have, or as the company may share. */
function hasSpaceFor(row: RawBuilder<unknown>, but?: string): RawBuilder<SqlBool> {
  const { ofPerson, shared } = savedViewLimits;
  const other = but === undefined ? sql`` : sql`and v.saved_view_id <> ${but}::uuid`;
  return sql<SqlBool>`(select count(*) from saved_views v where v.company_code = ${row}.company_code and v.is_shared = ${row}.is_shared
    and (v.is_shared or v.person_id = ${row}.person_id) ${other}) < case when ${row}.is_shared then ${shared}::integer else ${ofPerson}::integer end`;
}

/** Undefined where there are as many as may be; the caller holds the company, so that the count holds until the commit. */
export async function insertSavedView(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { savedViewName, query, isShared }: SavedViewInput,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into saved_views (company_code, person_id, name, query, is_shared)
    select * from (select ${companyCode} as company_code, ${personId}::uuid as person_id, ${savedViewName} as name, ${query} as query,
      ${isShared}::boolean as is_shared) r where ${hasSpaceFor(sql`r`)}
    returning saved_view_id as id`.execute(tx);
  return rows[0]?.id;
}

export interface LockedView extends SavedViewInput {
  readonly isOwn: boolean;
  /** False once its owner has closed the account. */
  readonly hasOwner: boolean;
}

/** Locks a view that the person sees against a second change; undefined where they see no such one. */
export async function lockSavedView(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  id: string,
): Promise<LockedView | undefined> {
  const { rows } = await sql<LockedView>`
    select name as "savedViewName", query, is_shared as "isShared", person_id is not distinct from ${personId}::uuid as "isOwn",
      person_id is not null as "hasOwner"
    from saved_views where company_code = ${companyCode} and saved_view_id = ${id}::uuid
      and (is_shared or person_id = ${personId}::uuid) for update`.execute(tx);
  return rows[0];
}

/** Locks a view of the company, also one that its owner alone sees; false where there is none. */
export async function lockViewOfCompany(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from saved_views where company_code = ${companyCode} and saved_view_id = ${id}::uuid for update`.execute(tx);
  return rows.length > 0;
}

/** Gives a shared view to another owner, null for none; false where it is not shared or has another owner. */
export async function moveSharedView(
  tx: Tx,
  companyCode: string,
  id: string,
  { fromPersonId, toPersonId }: { readonly fromPersonId: string | null; readonly toPersonId: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update saved_views set person_id = ${toPersonId}::uuid
    where company_code = ${companyCode} and saved_view_id = ${id}::uuid and is_shared
      and person_id is not distinct from ${fromPersonId}::uuid`.execute(tx);
  return numAffectedRows === 1n;
}

/** `conflict` where it is another by now than the caller saw, `noSpace` where it would be one more shared or own view than may be. */
export async function updateSavedView(
  tx: Tx,
  companyCode: string,
  id: string,
  { given, expected }: { readonly given: SavedViewInput; readonly expected: SavedViewInput | undefined },
): Promise<'changed' | 'conflict' | 'noSpace'> {
  const wanted = columnsOf(given);
  const changed = await tx
    .updateTable('saved_views')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('saved_view_id', '=', id)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return 'conflict';
  const { rows } = await sql<{ hasSpace: boolean }>`
    select ${hasSpaceFor(sql`r`, id)} as "hasSpace" from saved_views r
    where r.company_code = ${companyCode} and r.saved_view_id = ${id}::uuid`.execute(tx);
  return rows[0]?.hasSpace === true ? 'changed' : 'noSpace';
}

function columnsOf({ savedViewName, query, isShared }: SavedViewInput) {
  return { name: savedViewName, query, is_shared: isShared };
}

/** Returns a shared view to its owner, beyond the limit if needed, with a number for a taken name. Returns the view. */
export async function leaveToOwner(tx: Tx, companyCode: string, id: string): Promise<SavedViewInput | undefined> {
  const { nameCharacters, ofPerson, shared } = savedViewLimits;
  const maxViews = ofPerson + shared;
  const suffixCharacters = ` (${maxViews + 1})`.length;
  const { rows } = await sql<SavedViewInput>`
    update saved_views v set is_shared = false, name = (
      select min_name.name from (
        select n, case when n = 1 then v.name
          else left(v.name, ${nameCharacters - suffixCharacters}::integer) || ' (' || n || ')' end as name
        from generate_series(1, ${maxViews + 1}::integer) n) min_name
      where not exists (select from saved_views o where o.company_code = v.company_code and o.person_id = v.person_id
        and not o.is_shared and o.name = min_name.name)
      order by min_name.n limit 1)
    where v.company_code = ${companyCode} and v.saved_view_id = ${id}::uuid and v.is_shared and v.person_id is not null
    returning v.name as "savedViewName", v.query, v.is_shared as "isShared"`.execute(tx);
  return rows[0];
}

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'saved_views', keyColumn: 'saved_view_id', key: id } as const;
}

export async function deleteSavedView(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from saved_views where company_code = ${companyCode} and saved_view_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** Brings a deleted one back as it was; there is no space for it where there are as many as may be already. */
export async function restoreSavedView(tx: Tx, companyCode: string, id: string): Promise<Restored> {
  return restore(tx, rowOf(companyCode, id), hasSpaceFor(sql`r`));
}
