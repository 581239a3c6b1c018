import { suspensionYearsMax } from '@madang/contract/people/employment/limits.ts';
import { sql } from 'kysely';
import { retirementPlannedIn, suspendedIn } from '../../ground/employment-states/index.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** STA-02: takes a person out of service; triggers end sessions and posts. A lock of access stays for a reinstatement. */
export async function setRetired(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update people set employment_status = 'R', retires_at = null, reinstated_at = null
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

/** STA-04: the way back. */
export async function setReinstated(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update people set employment_status = 'B', reinstated_at = app_now()
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

/** The company's day: the moment at which it is over, in the company's time zone, and the day after it. */
export async function companyDay(
  tx: Tx,
  companyCode: string,
): Promise<{ readonly end: Date; readonly timeZone: string; readonly tomorrow: string }> {
  const { rows } = await sql<{ end: Date; timeZone: string; tomorrow: string }>`
    select ((app_now() at time zone time_zone)::date + 1)::timestamp at time zone time_zone as end, time_zone as "timeZone",
      ((app_now() at time zone time_zone)::date + 1)::text as tomorrow
    from companies where company_code = ${companyCode}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a company without a row');
  return row;
}

/** Sets the moment of a retirement where none is to come, or takes it away; false where that is not so. */
export async function planRetirement(tx: Tx, { companyCode, personId }: PersonKey, at: Date | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update people set retires_at = ${at}
    where company_code = ${companyCode} and person_id = ${personId}::uuid and closed_at is null
      and case when ${at}::timestamptz is null then retires_at is not null
        else not ${retirementPlannedIn('people')} end`.execute(tx);
  return numAffectedRows === 1n;
}

/** USR-13: locks the access until a moment, null for ever; answers what stands against it. */
export async function setSuspended(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  until: Date | null,
): Promise<'suspended' | 'isOver' | 'stood'> {
  const isToCome = sql<boolean>`(${until}::timestamptz is null or ${until}::timestamptz > app_now()
    and ${until}::timestamptz < app_now() + make_interval(years => ${suspensionYearsMax}))`;
  const { rows } = await sql<{ isToCome: boolean; isDone: boolean }>`
    with done as (
      update people set suspended_at = app_now(), suspended_until = ${until}
      where company_code = ${companyCode} and person_id = ${personId}::uuid and ${isToCome}
        and not (${suspendedIn('people')}) returning 1)
    select ${isToCome} as "isToCome", exists (select from done) as "isDone"`.execute(tx);
  const [row] = rows;
  if (row?.isDone) return 'suspended';
  return row?.isToCome ? 'stood' : 'isOver';
}

/** Takes the lock away; false where none holds. */
export async function setRestored(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update people set suspended_at = null, suspended_until = null
    where company_code = ${companyCode} and person_id = ${personId}::uuid and ${suspendedIn('people')}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Seconds until a moment. */
export async function secondsUntil(tx: Tx, moment: Date): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(0, extract(epoch from ${moment}::timestamptz - app_now()))::float8 as seconds`.execute(tx);
  return rows[0]?.seconds ?? 0;
}
