import { convertDate, listAnniversaries, listHolidays } from '@madang/contract/workplace/anniversaries/routes.ts';
import { listSchedules } from '@madang/contract/workplace/anniversaries/wire.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { useLanguage } from '../../../kernel/use-texts.ts';

const key = ['anniversaries'] as const;

/** The days of a year; without one, of the year that it is in Korea. */
export function useAnniversaries(year: number | undefined) {
  return useQuery({
    queryKey: [...key, 'year', year ?? null],
    queryFn: ({ signal }) => call(listAnniversaries, { query: year === undefined ? {} : { year } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** The public holidays of a year, in the reader's language. */
export function useHolidays(year: number | undefined) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...key, 'holidays', year ?? null, language],
    queryFn: ({ signal }) => call(listHolidays, { query: year === undefined ? {} : { year } }, { signal }),
    placeholderData: keepPreviousData,
  });
}

export type ScheduleRow = AnswerOf<typeof listSchedules>['data']['list'][number];

/** The anniversaries of a calendar as they were made. */
export function useSchedules(calendarCode: string) {
  return useQuery({
    queryKey: [...key, 'schedules', calendarCode],
    queryFn: async ({ signal }) =>
      (await call(listSchedules, { params: { calendarCode }, query: {} }, { signal })).data.list,
  });
}

interface TypedDay {
  readonly date: string;
  readonly isLunar: boolean;
  readonly isLeapMonth: boolean;
}

/** The solar day of a typed lunar one, by the server's tables; asked once it is written out, and what cannot be converted stays unsaid. */
export function useDayInBoth({ date, isLunar, isLeapMonth }: TypedDay) {
  return useQuery({
    queryKey: ['lunar-dates', date, isLunar, isLeapMonth],
    queryFn: ({ signal }) =>
      call(
        convertDate,
        { query: { date, isLunar: `${isLunar}`, isLeapMonth: `${isLunar && isLeapMonth}` } },
        { signal },
      ),
    enabled: isLunar && /^\d{4}-\d{2}-\d{2}$/.test(date),
    retry: false,
  });
}

/** Reads the anniversaries again, after one or the feed was changed. */
export function useReread(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
