import { anniversaryFaultNames, createSchedule as route } from '@madang/contract/anniversaries/wire.ts';
import type { AnniversaryInput } from '@madang/contract/anniversaries/rules.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { requireRealDate } from '../anniversaries.ts';
import { findCalendar } from '../anniversaries.sql.ts';
import { addAnniversary } from './create-anniversary.ts';

/** The set-up's own call: an anniversary as the specification names it, refused once the set-up has ended. */
export const createScheduleCall = operation(route, async (call) => {
  const { kernel, session, body, params } = call;
  const { companyCode } = session;
  const { calendarCode } = params;
  const anniversary = anniversaryOf(body);
  requireRealDate(anniversary, anniversaryFaultNames);
  return inCompany(kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const isAddressed = body.calendarId === '' || body.calendarId === calendarCode;
    if (!isAddressed || !(await findCalendar(tx, companyCode, calendarCode))) throw refuse('CO404');
    return addAnniversary(tx, actorOf(call), { calendarCode, anniversary, isBeingSetUp: true });
  });
});

function anniversaryOf(body: BodyOf<typeof route>): AnniversaryInput {
  const { subject, date, isLunar, isLeapMonth, isHoliday, recurrence } = body;
  if ((body.endDate ?? date) !== date) throw refuseField(anniversaryFaultNames.endDate, 'ANNIVERSARY_ONE_DAY');
  const { everyYears, ends, times, until } = recurrence;
  return { subject, date, isLunar, isLeapMonth, isHoliday, everyYears, ends, times, until };
}
