import { anniversaryCreation } from '@madang/contract/workplace/anniversaries/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { refreshDaysOff } from '../../../access/grant-windows/index.ts';
import { isUnfinished, lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { anniversaryLimit, anniversaryTarget, dateRefusals, requireRealDate } from '../anniversaries.ts';
import { findCalendar, insertAnniversary } from '../anniversaries.sql.ts';
import { ensureCalendar } from '../company-calendar.ts';

/** Adds an anniversary to a calendar of the company; its own calendar is created where there is none. */
export const createAnniversary = defineOperation({
  name: 'create-anniversary',
  input: anniversaryCreation,
  permission: 'anniversaries.create',
  targets: () => [],
  // Whether it is one day only the set-up's call has to say; its adapter looks at it.
  refusals: ['CO403', 'CO404', 'SET_UP_LIMIT', 'ANNIVERSARY_LIMIT', ...dateRefusals],
  async run({ tx, kernel, companyCode, actorId, refuse }, { calendarCode: given, isSetUp, ...anniversary }) {
    requireRealDate(anniversary);
    const isBeingSetUp = isUnfinished(await (isSetUp ? lockSetUp : lockCompany)(tx, companyCode));
    if (given !== undefined && !(await findCalendar(tx, companyCode, given))) throw refuse('CO404');
    const calendarCode = given ?? (await ensureCalendar(tx, companyCode));
    const limit = anniversaryLimit({ isBeingSetUp });
    const anniversaryId = await insertAnniversary(tx, companyCode, { calendarCode, anniversary, limit });
    if (anniversaryId === undefined) throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'ANNIVERSARY_LIMIT', { 0: limit });
    await refreshDaysOff({ tx, kernel, companyCode, actorId });
    return { answer: { anniversaryId }, audit: { target: anniversaryTarget(anniversaryId) } };
  },
});
