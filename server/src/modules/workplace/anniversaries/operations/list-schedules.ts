import { oneCalendar } from '@madang/contract/workplace/anniversaries/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findCalendar, selectAnniversaries } from '../anniversaries.sql.ts';

/** A calendar's anniversaries as they were created, for a page that is opened again. */
export const listSchedules = defineQuery({
  name: 'list-schedules',
  input: oneCalendar,
  permission: 'anniversaries.view',
  targets: ({ calendarCode }) => [{ kind: 'calendar', id: calendarCode }],
  refusals: ['CO404'],
  run: ({ companyCode, read, refuse }, { calendarCode }) =>
    read(async (tx) => {
      if (!(await findCalendar(tx, companyCode, calendarCode))) throw refuse('CO404');
      const all = await selectAnniversaries(tx, companyCode);
      return all.filter((each) => each.calendarCode === calendarCode);
    }),
});
