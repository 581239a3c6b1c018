import { isDay } from '../../../ui/dates/days.ts';
import { pageIn } from '../../../kernel/lists/numbered-pages.ts';

export interface PlansQuery {
  readonly state: 'waiting' | 'ended';
  readonly from: string;
  readonly until: string;
  readonly personId: string;
  readonly departmentCode: string;
  readonly page: number;
}

/** Reads the query of the list; a day of the calendar is a span of one. */
export function queryFromUrl(search: URLSearchParams): PlansQuery {
  const day = dayIn(search.get('day'));
  return {
    state: search.get('state') === 'ended' ? 'ended' : 'waiting',
    from: day,
    until: day,
    personId: /^[\da-f-]{36}$/.test(search.get('person') ?? '') ? (search.get('person') ?? '') : '',
    departmentCode: search.get('department') ?? '',
    page: pageIn(search),
  };
}

export function dayIn(written: string | null): string {
  return written !== null && isDay(written) ? written : '';
}
