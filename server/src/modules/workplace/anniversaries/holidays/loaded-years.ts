import { en } from '../texts/en.ts';
import type { HolidayFile, HolidayOfFile } from '@madang/contract/workplace/anniversaries/holiday-files.ts';
import type { HolidayEntry, HolidayName } from './table.ts';

interface Fault {
  readonly path: string;
  readonly code: 'HOLIDAY_DAY' | 'HOLIDAY_KIND' | 'HOLIDAY_NAME' | 'HOLIDAY_ORDER';
}

const isName = (name: string): name is HolidayName => Object.hasOwn(en.holidays.names, name);
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The first thing that is wrong with a file whose shape is right; undefined where nothing is. */
export function faultOf({ year, days }: HolidayFile): Fault | undefined {
  let last = '';
  for (const [place, { from, to = from, name, kind }] of days.entries()) {
    const fault = (field: string, code: Fault['code']) => ({ path: `days.${place}.${field}`, code });
    if (!from.startsWith(`${year}-`) || !to.startsWith(`${year}-`) || to < from) return fault('from', 'HOLIDAY_DAY');
    if (from <= last) return fault('from', 'HOLIDAY_ORDER');
    if (!isName(name)) return fault('name', 'HOLIDAY_NAME');
    // A day off in place of another is no weekend day, and a weekend day alone is worked in place of one.
    if (kind !== 'holiday' && isWeekend(from) !== (kind === 'workday')) return fault('kind', 'HOLIDAY_KIND');
    last = to;
  }
  return undefined;
}

/** Days as the tables have them. */
export function entriesOf(days: readonly HolidayOfFile[]): HolidayEntry[] {
  return days.flatMap(({ from, to = from, name, kind }): HolidayEntry[] => {
    if (!isName(name)) return [];
    const [first, last] = [short(from), short(to)];
    const text = first === last ? first : `${first}-${last}`;
    return [kind === 'holiday' ? [text, name] : [text, name, kind]];
  });
}

function short(day: string): string {
  return day.slice(5).replace('-', '');
}
