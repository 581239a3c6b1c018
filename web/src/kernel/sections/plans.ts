import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { isDay, todayHere } from '../../ui/dates/days.ts';

/** Returns what is wrong with a day that something is planned for, in the field `on`. */
export function planDayFault(on: string, today = todayHere()): readonly FieldIssue[] {
  if (on === '') return [{ path: 'on', code: 'MB_M_REQUIRED', params: {} }];
  if (!isDay(on)) return [{ path: 'on', code: 'CO400', params: {} }];
  return on > today ? [] : [{ path: 'on', code: 'PLAN_DAY', params: { 0: planYearsMax } }];
}

/** Lists of planned changes; a section that has planned one has them read again. */
export const plansKey = ['planned-changes'] as const;
