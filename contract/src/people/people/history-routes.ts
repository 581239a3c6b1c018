import * as z from 'zod/mini';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { employmentEntry, historyPortion } from '../employment/story.ts';
import { anyEmployee } from './routes.ts';

/** The newest changes of a person come in portions of so many. */
export const personHistoryPortion = 20;

const changedField = z.strictObject({
  /** A field of a person by its name, `employmentStatus`, `role`, a concurrent post, `departmentHead` or `emblem`. */
  field: z.string(),
  /** Values are kept of what the company decides and of the name alone. */
  isKept: z.boolean(),
  /** Departments, job ranks and titles by their codes, emblems by their names; '' for nothing. */
  from: z.string(),
  to: z.string(),
});

const personChange = z.strictObject({
  changeNumber: z.string(),
  changedAt: z.iso.datetime(),
  /** Actor of the change; null if the product made it or the account is closed. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  fields: z.array(changedField),
  /** True if `change-person` can restore all of these fields. */
  isRevertible: z.boolean(),
  /** STA-07: a change of the state or of the lock of access, which has no fields; null of a change of the record. */
  employment: z.nullable(employmentEntry),
});
export type PersonChangeEntry = z.output<typeof personChange>;

export const personHistory = z.extend(historyPortion, anyEmployee.shape);

/** USR-04, STA-07: changes of a person's record, roles, state and access in one line of time, newest first. */
export const listPersonHistory = route({
  method: 'GET',
  path: '/api/v1/employees/{personId}/history',
  params: anyEmployee,
  query: historyPortion,
  answer: listOf(personChange, {
    /** Since when the person has the present state, department, rank and title; null: as they were registered. */
    since: z.strictObject({
      state: z.nullable(z.iso.datetime()),
      department: z.nullable(z.iso.datetime()),
      jobRank: z.nullable(z.iso.datetime()),
      jobTitle: z.nullable(z.iso.datetime()),
    }),
    /** Current names of the codes in the list. */
    departments: z.array(namedDepartment),
    jobRanks: z.array(jobRankEntry),
    jobTitles: z.array(jobRankEntry),
  }),
});
