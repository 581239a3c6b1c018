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
import { type RefusedOn, refusedOn, refusedRight } from './refused-rights.ts';

interface Closed {
  readonly weekly: readonly MinuteRange[];
  readonly zone: string;
  readonly isDayOff: boolean;
  readonly now: string;
  readonly nextHours: string | null;
}

type Reader = Pick<Session, 'companyCode' | 'personId' | 'profile' | 'rights'>;

interface Refused {
  readonly session: Reader | undefined;
  readonly language: RequestInfo['language'];
}

const hours = new WeakMap<Refusal, RefusedHours>();

/** MEM-03, MEM-09: names a refused right's missing place first, and its hours where it reaches at others; any other error is unchanged. */
export async function explainedRefusal(db: Database, error: unknown, refused: Refused): Promise<unknown> {
  const { session } = refused;
  const asked = error instanceof Refusal && error.code === 'CO401' ? refusedOn(error) : undefined;
  if (!session || !asked) return error;
  const { permission } = asked;
  const places = await missingFirst(db, session, asked);
  refusedRight(error, permission, places);
  // Only what changes by time has hours: no one else's refusal costs this statement.
  if (!Number.isFinite(session.rights.until)) return error;
  return (await namingHours(db, { permission, places }, { ...refused, session })) ?? error;
}

/** Places of a refused right, those out of reach before the others. */
async function missingFirst(db: Database, { companyCode, personId }: Reader, { permission, places }: RefusedOn) {
  if (places.length < 2) return places;
  const [kinds, ids] = [places.map(({ kind }) => kind), places.map(({ id }) => id)];
  return readInCompany<RefusedOn['places'][number]>(
    db,
    companyCode,
    sql`select t.kind, t.id from unnest(${kinds}::text[], ${ids}::text[]) with ordinality t (kind, id, place)
      order by authorize(${personId}, ${permission}, array[t.kind], array[t.id]), t.place`,
  );
}

async function namingHours(
  db: Database,
  { permission, places }: RefusedOn,
  { session, language }: Refused & { readonly session: Reader },
): Promise<Refusal | undefined> {
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
  if (!named) return undefined;
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
