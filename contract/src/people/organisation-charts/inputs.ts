import * as z from 'zod/mini';
import { planNoteMaxLength } from '../../ground/jobs/plans.ts';
import { optionalText, storedId } from '../../kernel/rules.ts';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { organisationChartLimits } from './limits.ts';

export const oneDepartment = z.strictObject({ departmentCode: anyDepartmentCode });

/** Puts another person in the place of a head; null takes the head out. */
export const headHandover = z.extend(oneDepartment, { fromPersonId: storedId, toPersonId: z.nullable(storedId) });

const personIds = z.array(storedId).check(z.maxLength(organisationChartLimits.heads));

/** Heads in their order, at once or on a day; `expected`: those that the caller saw, null for any. */
export const newHeads = z.strictObject({
  personIds,
  expected: z.optional(z.nullable(personIds)),
  /** STA-10: the company's day on which they begin; null for at once. */
  on: z._default(z.nullable(z.iso.date()), null),
  note: z._default(optionalText(planNoteMaxLength), ''),
});
export const departmentHeads = z.extend(newHeads, oneDepartment.shape);

/** Heads as they are planned: all of them, in place of those of that day. */
export const headsOnDay = z.extend(oneDepartment, { personIds, expected: z._default(z.null(), null) });
