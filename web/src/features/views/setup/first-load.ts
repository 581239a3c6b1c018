import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import { createCalendar } from '@madang/contract/workplace/anniversaries/wire.ts';
import { approvalDefaults } from '@madang/contract/workplace/approvals/limits.ts';
import { createApprovalCompany } from '@madang/contract/workplace/approvals/wire.ts';
import { call } from '../../../kernel/call.ts';
import { toCallError } from '../../../kernel/call-error.ts';

/** WIZ-20: the calendar that every company begins with, by its code; the one that stands already is as good. */
export async function makeCalendar(companyCode: string, subject: string): Promise<string> {
  const { type, timeZone, color } = calendarDefaults;
  const audiences = [{ authority: 'VIEW_SCHEDULE', audience: 'COMPANY', companyCode } as const];
  try {
    const made = await call(createCalendar, {
      body: { subject, type, timeZone, registeredBy: 'ADMIN', color, audiences },
    });
    return made.calendarCode;
  } catch (thrown) {
    const { errorCode, params } = toCallError(thrown);
    if (errorCode !== 'SC199') throw thrown;
    return String(params['0']);
  }
}

/** The same for the approval settings (AP199). */
export async function makeApprovals(companyCode: string): Promise<void> {
  const { configurationId, keptDays, approvers } = approvalDefaults;
  try {
    await call(createApprovalCompany, {
      body: { configurationId, companyCode, keptDays, maxApprovers: approvers, documentOwner: 'company' },
    });
  } catch (thrown) {
    if (toCallError(thrown).errorCode !== 'AP199') throw thrown;
  }
}
