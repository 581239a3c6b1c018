import { refuse, Refusal } from '@madang/contract/refuse.ts';
import {
  hoursText,
  mergedRanges,
  type MinuteRange,
  type RefusedHours,
  weekIn,
} from '@madang/contract/kernel/fields/week-hours.ts';
import { sql } from 'kysely';
import { type Database, readInCompany } from '../db/database.ts';
import { momentText } from '../db/query-batch.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Session } from '../session/session.ts';
import { refusedOn, refusedRight } from './refused-rights.ts';

interface Closed {
  readonly weekly: readonly MinuteRange[];
  readonly zone: string;
  readonly isDayOff: boolean;
  readonly now: string;
  readonly nextHours: string | null;
}

interface Refused {
  readonly session: Pick<Session, 'companyCode' | 'personId' | 'profile' | 'rights'> | undefined;
  readonly language: RequestInfo['language'];
}

const hours = new WeakMap<Refusal, RefusedHours>();

/** MEM-03: returns a refusal that names the hours of the caller's right, where it reaches at other hours; any other error unchanged. */
export async function namingHours(db: Database, error: unknown, { session, language }: Refused): Promise<unknown> {
  // Only what changes by time has hours: no one else's refusal costs a statement.
  if (!session || !Number.isFinite(session.rights.until)) return error;
  const asked = error instanceof Refusal && error.code === 'CO401' ? refusedOn(error) : undefined;
  if (!asked) return error;
  const { permission, places } = asked;
  const { companyCode, personId } = session;
  const [kinds, ids] = [places.map(({ kind }) => kind), places.map(({ id }) => id)];
  const closed = await readInCompany<Closed>(
    db,
    companyCode,
    sql`select (select json_agg(json_build_object('from', lower(part), 'to', upper(part))) from unnest(c.weekly) part) as weekly,
        c.zone, c.is_day_off as "isDayOff", ${momentText(sql`app_now()`)} as now, ${momentText(sql`c.opens_at`)} as "nextHours"
      from closed_hours(${personId}, ${permission}, ${kinds}::text[], ${ids}::text[]) c`,
  );
  const { ownZone, timeZone } = session.profile;
  const named = hoursOf(closed, ownZone ?? timeZone);
  if (!named) return error;
  const own = `${hoursText(named.own, language)} ${named.zone}`;
  const code = closed.every(({ isDayOff }) => isDayOff) ? 'AC104' : 'AC103';
  const refusal = refuse(code, { 0: own, 1: hoursText(named.utc, language) });
  refusedRight(refusal, permission, places);
  hours.set(refusal, named);
  return refusal;
}

/** Hours that a refusal names; undefined for any other one. */
export function refusedHoursOf(refusal: Refusal): RefusedHours | undefined {
  return hours.get(refusal);
}

function hoursOf(closed: readonly Closed[], zone: string): RefusedHours | undefined {
  const [first] = closed;
  if (!first) return undefined;
  const at = new Date(first.now);
  const inZone = (wanted: string) =>
    mergedRanges(closed.flatMap(({ weekly, zone: from }) => weekIn(wanted, weekly, { from, at })));
  return { utc: inZone('UTC'), own: inZone(zone), zone, nextHours: first.nextHours };
}
