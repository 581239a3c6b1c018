import KoreanLunarCalendar from 'korean-lunar-calendar';
import type { Day } from './days.ts';

export interface LunarDay {
  readonly month: number;
  readonly day: number;
  readonly isLeap: boolean;
}

/** Returns the lunar day by the server's tables; undefined outside of their years. Only `useLunarDay` loads it. */
export function lunarDayOf(day: Day): LunarDay | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const calendar = new KoreanLunarCalendar();
  if (!calendar.setSolarDate(year, month, date)) return undefined;
  const lunar = calendar.getLunarCalendar();
  return { month: lunar.month, day: lunar.day, isLeap: lunar.intercalation === true };
}
