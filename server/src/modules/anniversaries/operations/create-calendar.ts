import { createCalendar as route } from '@madang/contract/anniversaries/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockSetUp } from '../../companies/index.ts';
import { companyCalendarCode } from '../anniversaries.ts';
import { insertCalendar } from '../anniversaries.sql.ts';

/** Makes the company's calendar; the database decides whether it stands already, and the refusal tells its code. */
export const createCalendarCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const { companyCode } = session;
  requireOwnCompany(session, ...body.audiences.map((audience) => audience.companyCode));
  return inCompany(kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const created = await insertCalendar(tx, companyCode, { ...body, calendarCode: companyCalendarCode });
    if (!created) throw refuse('SC199', { 0: companyCalendarCode });
    const target = { kind: 'calendar', id: companyCalendarCode };
    await writeAudit(tx, { ...actorOf(call), operation: 'create-calendar', target });
    return { calendarCode: companyCalendarCode };
  });
});
