import type { RawBuilder } from 'kysely';
import {
  type HeadAsOf as HeadThen,
  type PlannedHeads as HeadsToCome,
  selectHeadsAsOf,
  selectLedBy,
} from '../organisation-charts/index.ts';
import { type AsOf, laterChanges } from './later-changes.sql.ts';
import { servingAsOf } from './serving.sql.ts';

/** Reads the departments that a person leads today. */
export const ledBy = selectLedBy;

export type HeadAsOf = HeadThen;
export type PlannedHeads = HeadsToCome;

interface HeadsAsked {
  readonly departmentCode?: string;
  readonly personId?: string;
  readonly planned: PlannedHeads;
}

/** The heads then in service, of all departments, of one, or of those that one person led. */
export function headsAsOf(asOf: AsOf, asked: HeadsAsked): RawBuilder<HeadAsOf> {
  const { companyCode, moment } = asOf;
  const later = laterChanges(asOf, 'department_head');
  return selectHeadsAsOf({ ...asked, companyCode, moment, later, servingOf: (among) => servingAsOf(asOf, among) });
}
