import { dateTextOf } from '@madang/contract/workplace/anniversaries/dates.ts';
import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import * as routes from '@madang/contract/workplace/anniversaries/routes.ts';
import type { AnniversaryInput } from '@madang/contract/workplace/anniversaries/rules.ts';
import * as setUp from '@madang/contract/workplace/anniversaries/wire.ts';
import { Document, type BodyOf } from '@madang/contract/kernel/route.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { requireRealDate } from './anniversaries.ts';
import type { StoredAnniversary } from './anniversaries.sql.ts';
import { chooseHolidays } from './operations/choose-holidays.ts';
import { changeAnniversary } from './operations/change-anniversary.ts';
import { convertDate } from './operations/convert-date.ts';
import { createAnniversary } from './operations/create-anniversary.ts';
import { createCalendar } from './operations/create-calendar.ts';
import { deleteAnniversary } from './operations/delete-anniversary.ts';
import { endFeed } from './operations/end-feed.ts';
import { listHolidays } from './operations/list-holidays.ts';
import { listAnniversaries } from './operations/list-anniversaries.ts';
import { listSchedules } from './operations/list-schedules.ts';
import { readFeed } from './operations/read-feed.ts';
import { renewFeed } from './operations/renew-feed.ts';
import { feedText, feedWords } from './feed-text.ts';
import { namedHoliday } from './holidays/holidays.ts';
import { endsOf } from './rows.ts';

const success = () => ({ result: 'success' as const });

const setUpCalls = [
  callOf(setUp.createCalendar, createCalendar, {
    input: ({ session, body: { audiences, subject, color } }) => {
      requireOwnCompany(session, ...audiences.map(({ companyCode }) => companyCode));
      return { subject, color };
    },
  }),
  callOf(setUp.createSchedule, createAnniversary, {
    input: ({ body, params }) => {
      const anniversary = anniversaryOf(body);
      requireRealDate(anniversary, setUp.anniversaryFaultNames);
      // A body that names another calendar than the path is answered as a calendar that does not exist.
      const isAddressed = body.calendarId === '' || body.calendarId === params.calendarCode;
      return { ...anniversary, calendarCode: isAddressed ? params.calendarCode : '', isSetUp: true };
    },
    refusals: ['ANNIVERSARY_ONE_DAY'],
  }),
  callOf(setUp.removeSchedule, deleteAnniversary, {
    input: ({ params: { anniversaryId, calendarCode } }) => ({ anniversaryId, calendarCode, isSetUp: true }),
    answer: success,
  }),
  callOf(setUp.listSchedules, listSchedules, {
    input: ({ session, query, params: { calendarCode } }) => {
      requireOwnCompany(session, query.companyCode);
      return { calendarCode };
    },
    answer: (list) => ({ data: { list: list.map(scheduleRow) } }),
  }),
];

export const anniversaryRoutes = [
  ...setUpCalls,
  callOf(routes.listAnniversaries, listAnniversaries),
  callOf(routes.listHolidays, listHolidays),
  callOf(routes.chooseHolidays, chooseHolidays, { answer: success }),
  callOf(routes.createAnniversary, createAnniversary),
  callOf(routes.changeAnniversary, changeAnniversary, { answer: success }),
  callOf(routes.deleteAnniversary, deleteAnniversary, { answer: success }),
  callOf(routes.convertDate, convertDate),
  callOf(routes.renewFeed, renewFeed),
  callOf(routes.endFeed, endFeed, { answer: success }),
  callOf(routes.readFeed, readFeed, {
    answer: (content, { kernel, request }) => {
      const words = feedWords(kernel.translator, request.language);
      const publicHolidays = content.publicHolidays.map((each) =>
        namedHoliday(kernel.translator, request.language, each),
      );
      const text = feedText({ ...content, ...words, publicHolidays, host: kernel.config.baseUrl.hostname });
      return new Document('text/calendar; charset=utf-8', text);
    },
  }),
];

function anniversaryOf(body: BodyOf<typeof setUp.createSchedule>): AnniversaryInput {
  const { subject, date, isLunar, isLeapMonth, isHoliday, recurrence } = body;
  if ((body.endDate ?? date) !== date) throw refuseField(setUp.anniversaryFaultNames.endDate, 'ANNIVERSARY_ONE_DAY');
  const { everyYears, ends, times, until } = recurrence;
  return { subject, date, isLunar, isLeapMonth, isHoliday, everyYears, ends, times, until };
}

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
