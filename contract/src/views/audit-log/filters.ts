import * as z from 'zod/mini';
import { downloadReason } from '../../ground/jobs/rules.ts';
import { dateText } from '../../kernel/dates.ts';
import { orEmpty, text, storedId } from '../../kernel/rules.ts';
import { type SearchDays, daysFault, daysInOrder, searchDaysMax } from '../../kernel/search/search-dates.ts';

/**
 * Kinds of audit records: changes by administrators, sign-ins and sign-outs, roles granted and revoked, personal data read or
 * exported, or all.
 */
export const recordKinds = ['administration', 'logIns', 'roles', 'access', 'all'] as const;
export type RecordKind = (typeof recordKinds)[number];

const day = orEmpty(dateText('yyyy-MM-dd', 'CO400'));
const word = orEmpty(text(100));

/** Filters for the audit records that are listed or exported. */
export const recordFilters = {
  kind: z._default(z.enum(recordKinds), 'administration'),
  /** Name of an operation; '' for any. */
  operation: word,
  /** Only records of or about this person. */
  personId: z.optional(storedId),
  /** Only records about this thing; both or neither. */
  aboutKind: word,
  aboutId: word,
  /** First and last day in the company's time zone, at most 31 days apart. One alone means 31 days from or until it. */
  from: day,
  to: day,
};

export type RecordFilters = SearchDays & {
  readonly kind: RecordKind;
  readonly operation: string;
  readonly personId?: string | undefined;
  readonly aboutKind: string;
  readonly aboutId: string;
};

/** Both days where one is said; two empty ones stay, for the last 31 days end now. */
export function wholeDays({ from, to }: SearchDays): SearchDays {
  if (from !== '' && to === '') return { from, to: dayAfter(from, searchDaysMax - 1) };
  if (from === '' && to !== '') return { from: dayAfter(to, 1 - searchDaysMax), to };
  return { from, to };
}

/** The day so many days after another, or before it; '' beyond the years that days are written in. */
export function dayAfter(written: string, days: number): string {
  const moment = new Date(`${written}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.getUTCFullYear() >= 1 && moment.getUTCFullYear() <= 9999 ? moment.toISOString().slice(0, 10) : '';
}

export const daysShortEnough = z.refine<SearchDays>((days) => daysFault(days) !== 'SEARCH_DAYS', {
  path: ['to'],
  params: { code: 'SEARCH_DAYS', params: { 0: searchDaysMax } },
});

export const recordList = z
  .strictObject({
    ...recordFilters,
    /** The record that the portion begins behind. */
    after: z.optional(storedId),
  })
  .check(daysInOrder, daysShortEnough);

/** MEM-07: anyone who takes the sign out says what for, and that is recorded. */
export const recordExport = z
  .strictObject({ ...recordFilters, reason: downloadReason })
  .check(daysInOrder, daysShortEnough);
