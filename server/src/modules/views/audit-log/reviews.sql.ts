import { reviewLimits } from '@madang/contract/views/audit-log/limits.ts';
import { sql } from 'kysely';
import { recordCount } from '../../../kernel/audit/records.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';

export interface MonthRow {
  readonly month: string;
  readonly administration: number;
  readonly roles: number;
  readonly access: number;
  readonly reviewedBy: string | null;
  readonly reviewedAt: string | null;
}

interface Asked {
  readonly companyCode: string;
  readonly timeZone: string;
  /** The operations of each kind. */
  readonly kinds: Readonly<Record<'administration' | 'roles' | 'access', readonly string[]>>;
}

/** The months that have ended since the company began, a year back at most, newest first. */
export async function selectMonths(tx: Tx, { companyCode, timeZone, kinds }: Asked): Promise<MonthRow[]> {
  const count = (operations: readonly string[]) =>
    recordCount({ companyCode, operations, from: sql`m.begins_at`, until: sql`m.ends_at`, most: reviewLimits.counted });
  const { rows } = await sql<MonthRow>`
    with months as (
      select first::date as month, first at time zone ${timeZone} as begins_at,
        (first + interval '1 month') at time zone ${timeZone} as ends_at
      from generate_series(1, ${reviewLimits.months}::integer) n,
        lateral (select date_trunc('month', app_now() at time zone ${timeZone}) - make_interval(months => n) as first) f)
    select to_char(m.month, 'YYYY-MM') as month, ${count(kinds.administration)} as administration,
      ${count(kinds.roles)} as roles, ${count(kinds.access)} as access, r.reviewed_by as "reviewedBy",
      ${momentText(sql`r.reviewed_at`)} as "reviewedAt"
    from months m left join record_reviews r on r.company_code = ${companyCode} and r.month = m.month
    where m.ends_at > (select c.created_at from companies c where c.company_code = ${companyCode})
    order by m.month desc`.execute(tx);
  return rows;
}

/** Outcome of a review: 'open' if the month has not ended, 'early' if it ended before the company was created. */
export type ReviewOutcome = 'made' | 'open' | 'early';

/** A month that was reviewed breaks the primary key. */
export async function insertReview(
  tx: Tx,
  review: {
    readonly companyCode: string;
    readonly month: string;
    readonly personId: string;
    readonly timeZone: string;
  },
): Promise<ReviewOutcome> {
  const { rows } = await sql<{ outcome: ReviewOutcome }>`
    with asked as (
      select m.month, (m.month::timestamp + interval '1 month') at time zone ${review.timeZone} as ends_at
      from (select ${`${review.month}-01`}::date as month) m),
    judged as (
      select a.month, case when a.ends_at > app_now() then 'open'
        when a.ends_at <= (select c.created_at from companies c where c.company_code = ${review.companyCode}) then 'early'
        else 'made' end as outcome
      from asked a),
    made as (
      insert into record_reviews (company_code, month, reviewed_by)
      select ${review.companyCode}, j.month, ${review.personId}::uuid from judged j where j.outcome = 'made')
    select outcome from judged`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('no month was judged');
  return row.outcome;
}
