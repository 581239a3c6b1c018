import { dateTextOf } from '@madang/contract/anniversaries/dates.ts';
import { calendarDefaults } from '@madang/contract/anniversaries/limits.ts';
import { listSchedules as route } from '@madang/contract/anniversaries/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { findCalendar, selectAnniversaries, type StoredAnniversary } from '../anniversaries.sql.ts';
import { endsOf } from '../rows.ts';

/** A calendar's anniversaries as they were made, for a page that was opened anew. */
export const listSchedulesCall = operation(route, ({ kernel, session, query, params }) => {
  const { companyCode } = session;
  const { calendarCode } = params;
  requireOwnCompany(session, query.companyCode);
  return inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await findCalendar(tx, companyCode, calendarCode))) throw refuse('CO404');
    const all = await selectAnniversaries(tx, companyCode);
    return { data: { list: all.filter((each) => each.calendarCode === calendarCode).map(scheduleRow) } };
  });
});

function scheduleRow(anniversary: StoredAnniversary) {
  const date = dateTextOf(anniversary);
  return {
    anniversaryId: anniversary.anniversaryId,
    subject: anniversary.subject,
    date,
    endDate: date,
    type: calendarDefaults.type,
    isHoliday: anniversary.isHoliday,
    isAllDay: 'Y' as const,
    isLunar: anniversary.isLunar,
    isLeapMonth: anniversary.isLeapMonth,
    recurrence: { frequency: 'YEARLY' as const, everyYears: anniversary.everyYears, ...endsOf(anniversary) },
    calendarId: anniversary.calendarCode,
    subscriptionId: anniversary.calendarCode,
  };
}
