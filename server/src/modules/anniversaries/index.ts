import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import type { Module } from '../../kernel/http/module.ts';
import { upcoming, type DatedAnniversary } from './anniversaries.ts';
import { anniversariesWithToday, type StoredAnniversary } from './anniversaries.sql.ts';
import { restoreAnniversary } from './operations/restore-anniversary.ts';
import { anniversaryRoutes } from './routes.ts';

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
  operations: anniversaryRoutes,
  more: [restoreAnniversary],
};
