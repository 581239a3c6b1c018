import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { calendarTarget, companyCalendarCode } from '../anniversaries.ts';
import { deleteFeed } from '../feeds.sql.ts';

/** Ends the calendar's feed: its address leads nowhere any more. */
export const endFeed = defineOperation({
  name: 'end-feed',
  input: z.strictObject({}),
  permission: 'anniversaries.publish',
  targets: () => [calendarTarget],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }) {
    if (!(await deleteFeed(tx, companyCode, companyCalendarCode))) throw refuse('CO404');
    return { answer: null, audit: { target: calendarTarget } };
  },
});
