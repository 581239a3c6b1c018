import { birthdayDays, birthdaysListed } from '@madang/contract/people/people/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import { KeptValues } from '../../../../kernel/process/kept-values.ts';
import { optionalCoveredOf } from '../../../ground/agreements/index.ts';
import { contactIndexes } from '../../person-records/index.ts';
import type { PersonFace } from '../../person-names/index.ts';
import { isInService } from '../search/selection.sql.ts';

/** Days (`2027-03-15`) in their order, each with what may be stored for the birthdays on it. */
export type BirthdayDays = readonly { readonly date: string; readonly indexes: readonly Buffer[] }[];

interface StoredBirthday extends PersonFace {
  /** The stored index, in hexadecimal digits. */
  readonly found: string;
}

export type Birthday = PersonFace & { readonly date: string };

/** Colleagues in service who show their birthday and agree that it is kept, in the order of the days. None is opened for it. */
export const homeBirthdays = {
  /** The days that are looked at: from today in a zone. */
  days: (keyring: Keyring, timeZone: string, now: Date): BirthdayDays => {
    const today = dayFormatOf(timeZone).format(now);
    const kept = madeDays.get(keyring) ?? new Map<string, BirthdayDays>();
    const days = kept.get(today) ?? daysFrom(keyring, today);
    // Of all zones at one moment, no more than three dates are today.
    if (!kept.has(today)) madeDays.set(keyring, new Map([...[...kept].slice(-2), [today, days]]));
    return days;
  },
  ask: (companyCode: string, days: BirthdayDays): RawBuilder<StoredBirthday> => {
    const indexes = days.flatMap((each) => each.indexes);
    return sql<StoredBirthday>`
      select encode(p.birthday_index, 'hex') as found, p.full_name as "fullName", p.english_name as "englishName",
        p.photo as "photoId"
      from people p
      where p.company_code = ${companyCode} and p.birthday_index = any(${indexes}::bytea[]) and p.closed_at is null
        and ${isInService} and 'birthday' = any(p.shown_fields) and ${optionalCoveredOf(companyCode, sql`p.person_id`)}
      order by array_position(${indexes}::bytea[], p.birthday_index), p.full_name collate "C", p.person_id
      limit ${birthdaysListed}`;
  },
  read: (rows: readonly StoredBirthday[], days: BirthdayDays): Birthday[] => {
    const dateOf = new Map(days.flatMap(({ date, indexes }) => indexes.map((index) => [index.toString('hex'), date])));
    return rows.flatMap(({ found, ...face }) => {
      const date = dateOf.get(found);
      return date === undefined ? [] : [{ ...face, date }];
    });
  },
};

/** Days by the first of them, kept for each keyring: every home asks for the same. */
const madeDays = new WeakMap<Keyring, ReadonlyMap<string, BirthdayDays>>();
/** Outside of V8's own memory for the most part. */
const formatBytes = 50_000;
const dayFormats = new KeptValues<Intl.DateTimeFormat>('dayFormats', () => formatBytes);

function daysFrom(keyring: Keyring, today: string): BirthdayDays {
  return Array.from({ length: birthdayDays }, (_, later) => {
    const date = new Date(Date.parse(today) + later * 86_400_000).toISOString().slice(0, 10);
    return { date, indexes: birthdaysOn(date).flatMap((day) => contactIndexes(keyring, 'birthday', day)) };
  });
}

/** Writes days as `2027-03-15`; kept for each zone, since one is dear to make. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const format = dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  dayFormats.set(timeZone, format);
  return format;
}

/** The birthdays that are kept on a day: who was born on a leap day has theirs the day before where there is none. */
function birthdaysOn(date: string): string[] {
  const day = date.slice(5);
  const isLeap = new Date(`${date.slice(0, 4)}-02-29`).getUTCDate() === 29;
  return day === '02-28' && !isLeap ? [day, '02-29'] : [day];
}
