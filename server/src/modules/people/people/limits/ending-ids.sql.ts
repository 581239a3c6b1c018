import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { inServiceIn } from '../../../ground/employment-states/index.ts';

export interface EndingIds {
  readonly count: number;
  /** Whose ID ends first, and on which day. */
  readonly personId: string;
  readonly endsOn: string;
  readonly ownEndsOn: string | null;
}

/** USR-05: accounts whose ID ends within so many days of today, where the company is; no row where none does. */
export function endingIdsOf(
  { companyCode, personId }: PersonKey,
  { timeZone, days }: { readonly timeZone: string; readonly days: number },
): RawBuilder<EndingIds> {
  const today = todayIn(timeZone);
  return sql<EndingIds>`
    select count(*)::integer as count, min(id_valid_until) as "endsOn",
      (array_agg(person_id order by id_valid_until, person_id))[1] as "personId",
      min(id_valid_until) filter (where person_id = ${personId}::uuid) as "ownEndsOn"
    from people where company_code = ${companyCode} and closed_at is null and id_valid_until <> ''
      and ${inServiceIn('people')}
      and id_valid_until between to_char(${today}, 'YYYY-MM-DD')
        and to_char(${today} + make_interval(days => ${days}::integer), 'YYYY-MM-DD')
    having count(*) > 0`;
}

/** Returns true if a day is over in the company's time zone. */
export async function isPast(tx: Tx, day: string, timeZone: string): Promise<boolean> {
  const { rows } = await sql<{ isPast: boolean }>`
    select ${day}::text collate "C" < to_char(${todayIn(timeZone)}, 'YYYY-MM-DD') collate "C" as "isPast"`.execute(tx);
  return rows[0]?.isPast === true;
}

function todayIn(timeZone: string): RawBuilder<Date> {
  return sql<Date>`app_now() at time zone ${timeZone}`;
}
