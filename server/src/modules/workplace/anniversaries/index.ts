import type { Module } from '../../../platform/module.ts';
import { holidayCommands } from './holidays/commands.ts';
import { loadHolidays } from './operations/load-holidays.ts';
import { restoreAnniversary } from './operations/restore-anniversary.ts';
import { anniversaryRoutes } from './routes.ts';
import { anniversaryNamesOf } from './names.sql.ts';
import { anniversaryContribution } from './contribution.ts';
import { readDaysOff } from './days-off.ts';
import { deleteFeedsOf, feedCountOf } from './feeds.sql.ts';
import { calendarData } from './own-data.ts';

export type { DatedAnniversary } from './anniversaries.ts';

/** The company's calendar of anniversaries, solar and by the Korean lunar calendar. */
export const anniversaries: Module = {
  name: 'anniversaries',
  needs: ['companies', 'grant-windows', 'set-up-runs'],
  contributes: {
    ...anniversaryContribution,
    commands: holidayCommands,
    daysOff: readDaysOff,
    ownData: { place: 105, sections: calendarData },
    names: { anniversary: { rows: anniversaryNamesOf } },
    personLeaves: {
      endings: [
        { kind: 'calendarAddress', countOf: feedCountOf, end: (tx, _kernel, person) => deleteFeedsOf(tx, person) },
      ],
    },
  },
  operations: anniversaryRoutes,
  more: [loadHolidays, restoreAnniversary],
};
