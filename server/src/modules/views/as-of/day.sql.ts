import type { asOfTimes } from '@madang/contract/views/as-of/routes.ts';
import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { todayIn } from '../../../kernel/rows/company-day.sql.ts';

export interface AsOfDay {
  readonly date: string;
  readonly today: string;
  readonly time: (typeof asOfTimes)[number];
  /** The end of the day in the company's time zone. */
  readonly moment: Date;
  readonly closedSince: number;
  readonly headsSince: string | null;
}

interface StoredDay {
  readonly today: string;
  readonly first: string;
  readonly last: string;
  readonly moment: Date;
  readonly closedSince: number;
  readonly headsSince: string | null;
}

/** Reads what a day is to a company; refuses one before its beginning, or later than changes are planned for. */
export async function readDay(tx: Tx, companyCode: string, date: string): Promise<AsOfDay> {
  const { rows } = await sql<StoredDay>`
    select d.today::text, d.first::text, (d.today + make_interval(years => ${planYearsMax}))::date::text as last, d.moment,
      (select count(*)::integer from people p where p.company_code = c.company_code and p.closed_at > d.moment
        and p.created_at <= d.moment) as "closedSince",
      case when d.moment < heads_recorded_since() and c.created_at < heads_recorded_since()
        then (heads_recorded_since() at time zone c.time_zone)::date::text end as "headsSince"
    from companies c cross join lateral (
      select ${todayIn(sql`c.time_zone`)} as today, (c.created_at at time zone c.time_zone)::date as first,
        (${date}::date + 1)::timestamp at time zone c.time_zone as moment) d
    where c.company_code = ${companyCode}`.execute(tx);
  const [day] = rows;
  if (!day) throw new Error('no such company');
  const { today, first, last, ...found } = day;
  if (date < first || date > last) throw refuse('AS_OF_DAY', { 0: first, 1: last });
  return { ...found, date, today, time: date === today ? 'today' : date < today ? 'past' : 'planned' };
}
