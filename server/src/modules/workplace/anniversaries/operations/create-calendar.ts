import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import { calendarCreation } from '@madang/contract/workplace/anniversaries/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { calendarTarget, companyCalendarCode as calendarCode } from '../anniversaries.ts';
import { insertCalendar } from '../anniversaries.sql.ts';

const { type, timeZone } = calendarDefaults;

/** Creates the company's calendar in its set-up; the database decides whether there is one, and the refusal has its code. */
export const createCalendar = defineOperation({
  name: 'create-calendar',
  input: calendarCreation,
  permission: 'anniversaries.create',
  targets: () => [calendarTarget],
  refusals: ['CO403', 'SC199'],
  async run({ tx, companyCode, refuse }, calendar) {
    await lockSetUp(tx, companyCode);
    const isCreated = await insertCalendar(tx, companyCode, { ...calendar, type, timeZone, calendarCode });
    if (!isCreated) throw refuse('SC199', { 0: calendarCode });
    return { answer: { calendarCode }, audit: { target: calendarTarget } };
  },
});
