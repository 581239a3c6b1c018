import type { PersonKey } from '../kernel/session/person-key.ts';
import { sql } from 'kysely';
import type { Tx } from '../kernel/db/database.ts';

/** The audit row that a company of the demo begins with, and the one that it is complete with. */
export const demoMarks = { made: 'make-demo-company', filled: 'fill-demo-company' } as const;

/** Keeps every other process that would fill the demo waiting until the transaction ends. */
export async function lockDemo(tx: Tx, loginId: string): Promise<void> {
  await tx.selectFrom('login_ids').select('login_id').where('login_id', '=', loginId).forUpdate().execute();
}

/** Returns the demo marks of a company: a company without any mark is a real one. */
export async function readMarks(tx: Tx, companyCode: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('audit_log')
    .select('operation')
    .where('company_code', '=', companyCode)
    .where('operation', 'in', Object.values(demoMarks))
    .execute();
  return new Set(rows.map(({ operation }) => operation));
}

/**
 * Spreads demo rows of one minute over the weeks before it, in order. Only moments that no rule depends on are changed.
 */
export async function spreadMoments(tx: Tx, companyCode: string): Promise<void> {
  await sql`
    with aged as (
      select post_id, app_now() - make_interval(hours => 5 + 9 * (row_number() over (order by written_at desc, post_id desc))::integer) as moment
      from posts where company_code = ${companyCode}),
    written as (
      update posts p set written_at = aged.moment from aged
      where p.company_code = ${companyCode} and p.post_id = aged.post_id returning p.post_id)
    update post_comments c
    set written_at = aged.moment + make_interval(mins => 17 * answer.place::integer)
    from aged, (select comment_id, row_number() over (partition by post_id order by written_at, comment_id) as place
      from post_comments where company_code = ${companyCode}) answer
    where c.company_code = ${companyCode} and c.post_id = aged.post_id and c.comment_id = answer.comment_id`.execute(
    tx,
  );
}

/** Asks if a person of the demo is in service again after a retirement. */
export async function isReinstated(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('reinstated_at')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row !== undefined && row.reinstated_at !== null;
}
