import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { GrantWindowRow } from '@madang/contract/access/grant-windows/routes.ts';
import type { GrantWindowInput } from '@madang/contract/access/grant-windows/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import { restore, type Restored, softDelete } from '../../../kernel/undo/deleted-rows.ts';

/** The company's grant windows by name, as a query that others may send together with theirs. */
export function grantWindowsOf(companyCode: string): RawBuilder<GrantWindowRow> {
  return sql<GrantWindowRow>`
    select grant_window_id as "grantWindowId", name as "grantWindowName", (
        select json_agg(json_build_object('from', lower(part), 'to', upper(part)) order by lower(part)) from unnest(weekly) part) as weekly,
      zone, closes_on_days_off as "closesOnDaysOff", window_closed(w, app_now()) is null as "isOpen", (
        select count(*)::integer from grants g where g.company_code = w.company_code and g.window_id = w.grant_window_id
          and g.through_id is null) + (select count(*)::integer from role_grants r
        where r.company_code = w.company_code and r.window_id = w.grant_window_id) as "grantCount"
    from grant_windows w where company_code = ${companyCode} order by name, grant_window_id`;
}

/** Undefined where the company has `limit` already; its row is locked, so that the count holds until the commit. */
export async function insertGrantWindow(
  tx: Tx,
  companyCode: string,
  { given, limit }: { readonly given: GrantWindowInput; readonly limit: number },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into grant_windows (company_code, name, weekly, zone, closes_on_days_off)
    select ${companyCode}, ${given.grantWindowName}, ${multirange(given)}::int4multirange, ${given.zone}, ${given.closesOnDaysOff}
    where (select count(*) from grant_windows where company_code = ${companyCode}) < ${limit}
    returning grant_window_id as id`.execute(tx);
  return rows[0]?.id;
}

/** Locks it against a second change; false where the company has no such one. */
export async function lockGrantWindow(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('grant_windows')
    .select('grant_window_id')
    .where('company_code', '=', companyCode)
    .where('grant_window_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** False where it is another by now than the caller saw. */
export async function updateGrantWindow(
  tx: Tx,
  companyCode: string,
  id: string,
  { given, expected }: { readonly given: GrantWindowInput; readonly expected: GrantWindowInput | undefined },
): Promise<boolean> {
  const wanted = columnsOf(given);
  const { numUpdatedRows } = await tx
    .updateTable('grant_windows')
    .set(wanted)
    .where('company_code', '=', companyCode)
    .where('grant_window_id', '=', id)
    .where(matchesExpected(expected && columnsOf(expected), wanted))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf(input: GrantWindowInput) {
  const { grantWindowName, zone, closesOnDaysOff } = input;
  return { name: grantWindowName, weekly: multirange(input), zone, closes_on_days_off: closesOnDaysOff };
}

/** Hours as the database writes them. */
function multirange({ weekly }: Pick<GrantWindowInput, 'weekly'>): string {
  return `{${weekly.map(({ from, to }) => `[${from},${to})`).join(',')}}`;
}

/** Asks if a person's own rights are bound to it: no one widens the hours of their own rights. */
export async function isOwnWindow(
  tx: Tx,
  companyCode: string,
  { id, personId }: { readonly id: string; readonly personId: string | undefined },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from grants g where g.company_code = ${companyCode} and g.person_id = ${personId ?? null}::uuid
      and g.window_id = ${id}::uuid limit 1`.execute(tx);
  return rows.length === 1;
}

function rowOf(companyCode: string, id: string) {
  return { companyCode, table: 'grant_windows', keyColumn: 'grant_window_id', key: id } as const;
}

/** False where the company has no such one. */
export async function deleteGrantWindow(tx: Tx, companyCode: string, id: string): Promise<boolean> {
  const statement = sql`
    delete from grant_windows where company_code = ${companyCode} and grant_window_id = ${id}::uuid returning *`;
  return softDelete(tx, rowOf(companyCode, id), { statement });
}

/** Brings a deleted one back as it was; there is no space for it where the company has `limit` already. */
export async function restoreGrantWindow(
  tx: Tx,
  companyCode: string,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Restored> {
  const hasSpace = sql<SqlBool>`(select count(*) from grant_windows where company_code = ${companyCode}) < ${limit}`;
  return restore(tx, rowOf(companyCode, id), hasSpace);
}
