import { suspensionYearsMax } from '@madang/contract/people/employment/limits.ts';
import { sql } from 'kysely';
import { retirementPlannedIn, suspendedIn } from '../../ground/employment-states/index.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { beginningOf, todayIn } from '../../../kernel/rows/company-day.sql.ts';
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
    select ${beginningOf(sql`${todayIn(sql`time_zone`)} + 1`, sql`time_zone`)} as end, time_zone as "timeZone",
      (${todayIn(sql`time_zone`)} + 1)::text as tomorrow
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

/** Days of a leave. */
export interface LeaveDays {
  readonly since: string;
  /** Its last day; null for none. */
  readonly until: string | null;
}

/** Days of a leave by the company's clock. */
export interface LeaveMoments extends LeaveDays {
  readonly isPast: boolean;
  readonly isToCome: boolean;
  /** The day of the return, and its beginning; null for a leave without an end. */
  readonly backOn: string | null;
  readonly endsAt: Date | null;
}

/** Reads the days of a leave by the company's clock; a first day of null is today. */
export async function leaveMoments(
  tx: Tx,
  companyCode: string,
  { from, until }: { readonly from: string | null; readonly until: string | null },
): Promise<LeaveMoments> {
  const { rows } = await sql<LeaveMoments>`
    select begins::text as since, ends::text as until, begins < today or ends < begins as "isPast", begins > today as "isToCome",
      (ends + 1)::text as "backOn", ${beginningOf(sql`ends + 1`, sql`time_zone`)} as "endsAt"
    from (select c.time_zone, ${todayIn(sql`c.time_zone`)} as today,
        coalesce(${from}::date, ${todayIn(sql`c.time_zone`)}) as begins, ${until}::date as ends
      from companies c where c.company_code = ${companyCode}) days`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a company without a row');
  return { ...row, isPast: row.isPast === true };
}

/** STA-01: puts a person on leave, who stays in service. */
export async function setOnLeave(tx: Tx, { companyCode, personId }: PersonKey, days: LeaveDays): Promise<void> {
  await sql`
    update people set employment_status = 'L', leave_since = ${days.since}::date, leave_until = ${days.until}::date
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

/** The way back to work. */
export async function setReturned(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update people set employment_status = 'B', leave_since = null, leave_until = null
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

interface Dispatched {
  readonly companyCode: string;
  readonly companyName: string;
  readonly since: string;
  readonly until: string;
}

/** STA-03: the person is dispatched to another company, and stays in service. */
export async function setDispatched(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { companyCode: toCode, companyName, since, until }: Dispatched,
): Promise<void> {
  await sql`
    update people set employment_status = 'D', dispatch_code = ${toCode}, dispatch_name = ${companyName},
      dispatch_since = ${since}::date, dispatch_until = ${until}::date
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

/** The way back. */
export async function setReleased(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await sql`
    update people set employment_status = 'B', dispatch_code = null, dispatch_name = null, dispatch_since = null,
      dispatch_until = null
    where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
}

/** Another last day of a dispatch: of the person at home, or of the guest. */
export async function setDispatchEnd(tx: Tx, { companyCode, personId }: PersonKey, until: string): Promise<void> {
  await sql`
    update people set dispatch_until = ${until}::date
    where company_code = ${companyCode} and person_id = ${personId}::uuid and dispatch_code is not null`.execute(tx);
}
