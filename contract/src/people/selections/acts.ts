import * as z from 'zod/mini';
import type { RunKind } from '../../ground/jobs/runs.ts';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { jobFields } from '../../organisation/job-ranks/rules.ts';
import { note } from '../employment/rules.ts';
import { leaveKinds, retirementReasons, suspensionReasons } from '../employment/kinds.ts';
import { optionalText, storedId, text } from '../../kernel/rules.ts';
import { momentMaxLength } from '../employment/limits.ts';
import { planNoteMaxLength } from '../../ground/jobs/plans.ts';

/** USR-10: an act on each person of a selection. */
export const employeeAct = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('moveEmployees'), departmentCode: anyDepartmentCode }),
  z.strictObject({ kind: z.literal('setJobRank'), jobRankCode: jobFields.jobRankCode }),
  z.strictObject({ kind: z.literal('setJobTitle'), jobTitleCode: jobFields.jobTitleCode }),
  /** Their things go to the proposed people; a person with a thing that has no proposal is refused. */
  z.strictObject({ kind: z.literal('retireEmployees'), reason: z.enum(retirementReasons), note }),
  z.strictObject({
    kind: z.literal('suspendEmployees'),
    reason: z.enum(suspensionReasons),
    note,
    until: z.nullable(text(momentMaxLength).check(z.iso.datetime())),
  }),
  z.strictObject({ kind: z.literal('reinstateEmployees'), note }),
  /** A leave begins on the day of the act. */
  z.strictObject({
    kind: z.literal('putEmployeesOnLeave'),
    leaveKind: z.enum(leaveKinds),
    note,
    until: z.nullable(z.iso.date()),
  }),
  z.strictObject({ kind: z.literal('returnEmployees'), note }),
  z.strictObject({ kind: z.literal('grantEmblem'), emblemId: storedId }),
  z.strictObject({ kind: z.literal('takeBackEmblem'), emblemId: storedId }),
]);
export type EmployeeAct = z.output<typeof employeeAct>;
export const employeeActKinds = [
  'moveEmployees',
  'setJobRank',
  'setJobTitle',
  'retireEmployees',
  'suspendEmployees',
  'reinstateEmployees',
  'putEmployeesOnLeave',
  'returnEmployees',
  'grantEmblem',
  'takeBackEmblem',
] as const satisfies readonly (EmployeeAct['kind'] & RunKind)[];
export type EmployeeActKind = (typeof employeeActKinds)[number];

/** Acts that are never planned for a day. */
const atOnceAlone: readonly string[] = ['grantEmblem', 'takeBackEmblem'] satisfies EmployeeActKind[];

/** STA-10: acts that may be planned for a day. */
export const isPlannable = (kind: EmployeeActKind) => !atOnceAlone.includes(kind);

/** STA-10: the company's day on which it is done; null for at once. */
export const actDay = z._default(z.nullable(z.iso.date()), null);
export const planNote = z._default(optionalText(planNoteMaxLength), '');
