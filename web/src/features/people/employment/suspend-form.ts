import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { required } from '@madang/contract/kernel/rules.ts';
import { type SuspensionReason, suspensionReasons } from '@madang/contract/people/employment/kinds.ts';
import { suspension } from '@madang/contract/people/employment/rules.ts';
import * as z from 'zod/mini';
import { isDay } from '../../../ui/dates/days.ts';
import { momentAt } from '../../../ui/dates/zone.ts';

/** A lock of access as it is filled in, with the end on the reader's own clock. */
export const suspendForm = z.object({
  reason: z.string().check(required),
  note: suspension.shape.note,
  end: z.enum(['open', 'dated']),
  day: z.string(),
  time: z.string(),
  when: z.enum(['now', 'dated']),
  on: z.string(),
});
type Suspending = z.output<typeof suspendForm>;
type End = Pick<Suspending, 'end' | 'day' | 'time'>;

/** Half hours of a day. */
export const endTimes: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`;
});

/** The moment that a lock ends; null for one that stays. */
export function endOf({ end, day, time }: End): string | null {
  return end === 'open' ? null : momentAt(new Date(`${day}T${time}:00.000Z`)).toISOString();
}

/** A lock ends at a moment to come. */
export function endFault(values: End, now = new Date()): readonly FieldIssue[] {
  if (values.end === 'open') return [];
  if (values.day === '') return [{ path: 'day', code: 'MB_M_REQUIRED', params: {} }];
  if (!isDay(values.day)) return [{ path: 'day', code: 'CO400', params: {} }];
  const end = endOf(values);
  return end !== null && Date.parse(end) > now.getTime() ? [] : [{ path: 'day', code: 'SUSPENSION_END', params: {} }];
}

/** The same of one that begins on a day: it ends after that day has begun. */
export function suspensionEndFault(
  { when, on, ...end }: End & Pick<Suspending, 'when' | 'on'>,
  now = new Date(),
): readonly FieldIssue[] {
  const isDated = when === 'dated' && isDay(on);
  return endFault(end, isDated ? momentAt(new Date(`${on}T00:00:00.000Z`)) : now);
}

export function suspensionReasonFrom(written: string): SuspensionReason {
  return suspensionReasons.find((reason) => reason === written) ?? 'other';
}
