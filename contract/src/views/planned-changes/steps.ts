import * as z from 'zod/mini';
import {
  comingBack,
  leave,
  onePerson,
  reinstatement,
  restoration,
  retirement,
  suspension,
} from '../../people/employment/rules.ts';
import { headsOnDay } from '../../people/organisation-charts/inputs.ts';
import { anyDepartmentCode } from '../../organisation/departments/rules.ts';
import { jobFields } from '../../organisation/job-ranks/rules.ts';
import { placing } from '../../people/people/posts/placing.ts';

const post = { ...onePerson.shape, departmentCode: anyDepartmentCode };
const { jobTitleCode } = jobFields;
/** Required here: what is made on a later day says what it expects to find. */
const expected = z.strictObject({ jobTitleCode });

// What holds a secret, or values that a person may decline, is never planned.

/** Changes that may be planned for a day: acts on one person or department, with codes, ids and reasons alone. */
export const plannableStep = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('change-employee-place'), input: placing }),
  z.strictObject({
    name: z.literal('retire-person'),
    input: z.extend(retirement, { ...onePerson.shape, when: z.literal('now') }),
  }),
  z.strictObject({ name: z.literal('reinstate-person'), input: z.extend(reinstatement, onePerson.shape) }),
  z.strictObject({ name: z.literal('suspend-access'), input: z.extend(suspension, onePerson.shape) }),
  z.strictObject({ name: z.literal('restore-access'), input: z.extend(restoration, onePerson.shape) }),
  z.strictObject({ name: z.literal('add-concurrent-post'), input: z.strictObject({ ...post, jobTitleCode }) }),
  z.strictObject({
    name: z.literal('change-concurrent-post'),
    input: z.strictObject({ ...post, jobTitleCode, expected }),
  }),
  z.strictObject({ name: z.literal('remove-concurrent-post'), input: z.strictObject({ ...post, expected }) }),
  z.strictObject({
    name: z.literal('put-on-leave'),
    // It begins on the day that it is planned for.
    input: z.extend(leave, { ...onePerson.shape, from: z._default(z.null(), null) }),
  }),
  z.strictObject({ name: z.literal('return-from-leave'), input: z.extend(comingBack, onePerson.shape) }),
  z.strictObject({ name: z.literal('send-welcome-mail'), input: onePerson }),
  z.strictObject({ name: z.literal('change-department-heads'), input: headsOnDay }),
]);
export type PlannableStep = z.output<typeof plannableStep>;

/** Those that change a department; the others change a person. */
export const plannableOfDepartments = ['change-department-heads'] as const satisfies readonly PlannableStep['name'][];

/** STA-03: changes that the product itself plans; they are shown with the others, and no one moves or cancels them. */
export const fixedPlans: readonly string[] = ['end-dispatch'];

/** Names of the operations of these changes. */
export const plannableNames: readonly PlannableStep['name'][] = [
  'change-employee-place',
  'retire-person',
  'reinstate-person',
  'suspend-access',
  'restore-access',
  'add-concurrent-post',
  'change-concurrent-post',
  'remove-concurrent-post',
  'put-on-leave',
  'return-from-leave',
  'send-welcome-mail',
  ...plannableOfDepartments,
];
