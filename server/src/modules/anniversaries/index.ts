import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { Module } from '../../kernel/http/module.ts';
import { upcoming, type DatedAnniversary } from './anniversaries.ts';
import { selectWithToday } from './anniversaries.sql.ts';
import { createCalendarCall } from './operations/create-calendar.ts';
import { createScheduleCall } from './operations/create-schedule.ts';
import { removeScheduleCall } from './operations/delete-anniversary.ts';
import { listSchedulesCall } from './operations/list-schedules.ts';

export type { DatedAnniversary } from './anniversaries.ts';

/** What falls on today in Korea or the days after it, earliest first; one query. */
export async function nextAnniversaries(tx: Tx, companyCode: string, days: number): Promise<DatedAnniversary[]> {
  const { today, list } = await selectWithToday(tx, companyCode, calendarDefaults.timeZone);
  return today === undefined ? [] : upcoming(today, days, list);
}

/** The company's calendar of anniversaries, solar and by the Korean lunar calendar. */
export const anniversaries: Module = {
  name: 'anniversaries',
  needs: ['companies'],
  operations: [createCalendarCall, createScheduleCall, removeScheduleCall, listSchedulesCall],
};
