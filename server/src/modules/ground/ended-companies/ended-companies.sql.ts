import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../kernel/db/database.ts';

export interface CompanyToEnd {
  readonly name: string;
  readonly englishName: string;
  readonly isInService: boolean;
}

/** The company's row, held alone: no one comes in or is made one of its people until the transaction ends. */
export async function lockToEnd(tx: Tx, companyCode: string): Promise<CompanyToEnd> {
  const row = await tx
    .selectFrom('companies')
    .select(['name', 'english_name', 'ended_at'])
    .where('company_code', '=', companyCode)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { name: row.name, englishName: row.english_name || row.name, isInService: row.ended_at === null };
}

/** Those of some companies that are in service, held so that none of them ends; always in the same order. */
export async function lockInService(tx: Tx, companyCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('companies')
    .select('company_code')
    .where('company_code', 'in', companyCodes)
    .where('company_code', '<>', platformCompany)
    .where('ended_at', 'is', null)
    .orderBy('company_code')
    .forNoKeyUpdate()
    .execute();
  return new Set(rows.map((row) => row.company_code));
}

export interface Ending {
  readonly endedAt: Date;
  readonly destroyedAfter: Date;
}

/** Takes a company out of service; undefined where it is already, or is the platform's own. */
export async function markEnded(tx: Tx, companyCode: string, days: number): Promise<Ending | undefined> {
  const row = await tx
    .updateTable('companies')
    .set({
      ended_at: sql<Date>`app_now()`,
      destroyed_after: sql<Date>`app_now() + make_interval(days => ${days})`,
    })
    .where('company_code', '=', companyCode)
    .where('company_code', '<>', platformCompany)
    .where('ended_at', 'is', null)
    .returning(['ended_at', 'destroyed_after'])
    .executeTakeFirst();
  return row?.ended_at && row.destroyed_after
    ? { endedAt: row.ended_at, destroyedAfter: row.destroyed_after }
    : undefined;
}

/** Puts a company back into service, as long as nothing of it is destroyed; false where there is none to put back. */
export async function markTakenBack(tx: Tx, companyCode: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({ ended_at: null, destroyed_after: null })
    .where('company_code', '=', companyCode)
    .where('destroyed_after', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface EndedCompany extends Ending {
  readonly companyCode: string;
  readonly name: string;
}

/** The companies whose end can be taken back, the most urgent first. */
export async function listEnded(db: Tx): Promise<EndedCompany[]> {
  const { rows } = await sql<EndedCompany>`
    select company_code as "companyCode", name, ended_at as "endedAt", destroyed_after as "destroyedAfter"
    from companies where destroyed_at is null and destroyed_after > app_now()
    order by destroyed_after, company_code`.execute(db);
  return rows;
}

/** Companies whose time is over and that are still to be destroyed. */
export async function listOverdue(db: Database, max: number): Promise<string[]> {
  const rows = await db
    .selectFrom('companies')
    .select('company_code')
    .where('ended_at', 'is not', null)
    .where('destroyed_at', 'is', null)
    .where('destroyed_after', '<=', sql<Date>`app_now()`)
    .orderBy('destroyed_after')
    .limit(max)
    .execute();
  return rows.map((row) => row.company_code);
}

/** Deletes up to `max` rows of an ended company, except tables in `apart`; returns the count. */
export async function purgeRows(tx: Tx, companyCode: string, max: number, apart: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select destroy_rows_of_company(${companyCode}, ${max}::integer, ${apart}::text[]) as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The company's number stays, for the evidence that names it; what it was called and who set it up does not. */
export async function markDestroyed(tx: Tx, companyCode: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companies')
    .set({
      name: '',
      english_name: '',
      display_name: '',
      mark_id: null,
      face_key: sql<string>`gen_random_uuid()`,
      set_up_person_id: null,
      set_up_secret_hash: null,
      set_up_seen_at: null,
      destroyed_at: sql<Date>`app_now()`,
    })
    .where('company_code', '=', companyCode)
    .where('destroyed_after', '<=', sql<Date>`app_now()`)
    .where('destroyed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
