import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { readCompany } from '../../ground/companies/index.ts';
import { companyCalendarCode } from './anniversaries.ts';
import { insertCalendar } from './anniversaries.sql.ts';

/** The code of the company's calendar; where the set-up never made one, it is made and called as the company. */
export async function ensureCalendar(tx: Tx, companyCode: string): Promise<string> {
  const { type, timeZone, color } = calendarDefaults;
  const { name: subject } = await readCompany(tx, companyCode);
  await insertCalendar(tx, companyCode, { calendarCode: companyCalendarCode, type, subject, timeZone, color });
  return companyCalendarCode;
}
