import type { RawBuilder } from 'kysely';
import {
  type HeadAsOf as HeadThen,
  type PlannedHead as HeadToCome,
  selectHeadsAsOf,
} from '../organisation-charts/index.ts';
import { type AsOf, laterChanges } from './later-changes.sql.ts';
import { servingAsOf } from './serving.sql.ts';

export type HeadAsOf = HeadThen;
export type PlannedHead = HeadToCome;

interface HeadsAsked {
  readonly departmentCode?: string;
  readonly personId?: string;
  readonly planned: readonly PlannedHead[];
}

/** The heads then in service, of all departments, of one, or of those that one person led. */
export function headsAsOf(asOf: AsOf, asked: HeadsAsked): RawBuilder<HeadAsOf> {
  const { companyCode, moment } = asOf;
  const later = laterChanges(asOf, 'department_head');
  return selectHeadsAsOf({ ...asked, companyCode, moment, later, servingOf: (among) => servingAsOf(asOf, among) });
}
