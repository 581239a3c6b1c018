import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { companyCalendarCode } from './anniversaries.ts';
import { insertCalendar } from './anniversaries.sql.ts';

/** The code of the company's calendar; where the set-up never made one, it is made by the defaults. */
export async function ensureCalendar(tx: Tx, companyCode: string): Promise<string> {
  const { type, timeZone, color, subject } = calendarDefaults;
  await insertCalendar(tx, companyCode, { calendarCode: companyCalendarCode, type, subject, timeZone, color });
  return companyCalendarCode;
}
