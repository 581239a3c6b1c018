import * as z from 'zod/mini';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { jobRankEntry } from '../../organisation/job-ranks/rules.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { anyEmployee } from './routes.ts';

/** The newest changes of a person come in portions of so many. */
export const personHistoryPortion = 20;

const changedField = z.strictObject({
  /** A field of a person by its name, `employmentStatus`, or `role`. */
  field: z.string(),
  /** Values are kept of what the company decides and of the name alone. */
  isKept: z.boolean(),
  /** Departments, job ranks and titles by their codes; '' for nothing. */
  from: z.string(),
  to: z.string(),
});

const personChange = z.strictObject({
  changeNumber: z.string(),
  changedAt: z.iso.datetime(),
  /** Who did it; null where the product did by itself, or the account is closed. */
  actor: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  fields: z.array(changedField),
  /** Whether `change-person` can put every one of these fields back. */
  isRevertible: z.boolean(),
});
export type PersonChangeEntry = z.output<typeof personChange>;

const portion = z.strictObject({ after: z.optional(z.string().check(z.maxLength(18), z.regex(/^\d{1,18}$/))) });
export const personHistory = z.extend(portion, anyEmployee.shape);

/** USR-04: what became of a person's record and roles, newest first. */
export const listPersonHistory = route({
  method: 'GET',
  path: '/api/v1/employees/{personId}/history',
  params: anyEmployee,
  query: portion,
  answer: listOf(personChange, {
    /** What the codes among them are called now. */
    departments: z.array(namedDepartment),
    jobRanks: z.array(jobRankEntry),
    jobTitles: z.array(jobRankEntry),
  }),
});
