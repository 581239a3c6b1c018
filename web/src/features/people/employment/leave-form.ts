import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { required } from '@madang/contract/kernel/rules.ts';
import { type LeaveKind, leaveKinds } from '@madang/contract/people/employment/kinds.ts';
import { leave } from '@madang/contract/people/employment/rules.ts';
import * as z from 'zod/mini';
import { isDay } from '../../../ui/dates/days.ts';

/** A leave as it is filled in. */
export const leaveForm = z.object({
  kind: z.string().check(required),
  note: leave.shape.note,
  from: z.string(),
  end: z.enum(['open', 'dated']),
  day: z.string(),
});
type Leaving = z.output<typeof leaveForm>;

/** The last day; null for a leave without an end. */
export function lastDayOf({ end, day }: Pick<Leaving, 'end' | 'day'>): string | null {
  return end === 'open' ? null : day;
}

/** A leave begins on a day, and ends on it or after it. */
export function leaveFault(values: Pick<Leaving, 'from' | 'end' | 'day'>): readonly FieldIssue[] {
  return [...dayFault('from', values.from), ...leaveEndFault(values, values.from)];
}

/** The last day is one of the calendar, and not before the first one. */
export function leaveEndFault({ end, day }: Pick<Leaving, 'end' | 'day'>, from: string): readonly FieldIssue[] {
  if (end === 'open') return [];
  const fault = dayFault('day', day);
  if (fault.length > 0) return fault;
  return day < from ? [{ path: 'day', code: 'LEAVE_DAYS', params: { 0: planYearsMax } }] : [];
}

function dayFault(path: string, day: string): readonly FieldIssue[] {
  if (day === '') return [{ path, code: 'MB_M_REQUIRED', params: {} }];
  return isDay(day) ? [] : [{ path, code: 'CO400', params: {} }];
}

export function leaveKindFrom(written: string): LeaveKind {
  return leaveKinds.find((kind) => kind === written) ?? 'other';
}
