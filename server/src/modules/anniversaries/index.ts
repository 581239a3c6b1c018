import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import type { Module } from '../../kernel/http/module.ts';
import { upcoming, type DatedAnniversary } from './anniversaries.ts';
import { anniversariesWithToday, type StoredAnniversary } from './anniversaries.sql.ts';
import { changeAnniversaryCall } from './operations/change-anniversary.ts';
import { convertDateCall } from './operations/convert-date.ts';
import { createAnniversaryCall } from './operations/create-anniversary.ts';
import { createCalendarCall } from './operations/create-calendar.ts';
import { createScheduleCall } from './operations/create-schedule.ts';
import { deleteAnniversaryCall, removeScheduleCall } from './operations/delete-anniversary.ts';
import { listAnniversariesCall } from './operations/list-anniversaries.ts';
import { listSchedulesCall } from './operations/list-schedules.ts';
import { readFeedCall } from './operations/read-feed.ts';
import { endFeedCall, renewFeedCall } from './operations/renew-feed.ts';
import { restoreAnniversaryCall } from './operations/restore-anniversary.ts';

export type { DatedAnniversary } from './anniversaries.ts';

/** What falls on today in Korea or the days after it, earliest first: the question and its reading. */
export const nextAnniversaries = {
  ask: (companyCode: string) => anniversariesWithToday(companyCode, calendarDefaults.timeZone),
  read: (rows: readonly (StoredAnniversary & { readonly today: string })[], days: number): DatedAnniversary[] => {
    const [first] = rows;
    return first === undefined ? [] : upcoming(first.today, days, rows);
  },
};

/** The company's calendar of anniversaries, solar and by the Korean lunar calendar. */
export const anniversaries: Module = {
  name: 'anniversaries',
  needs: ['companies'],
  operations: [
    createCalendarCall,
    createScheduleCall,
    removeScheduleCall,
    listSchedulesCall,
    listAnniversariesCall,
    createAnniversaryCall,
    changeAnniversaryCall,
    deleteAnniversaryCall,
    restoreAnniversaryCall,
    convertDateCall,
    renewFeedCall,
    endFeedCall,
    readFeedCall,
  ],
};
