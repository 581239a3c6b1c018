import * as z from 'zod/mini';
import { type EmploymentState, employmentStates } from '../../ground/employment-states/states.ts';
import { rule, text } from '../../kernel/rules.ts';
import { mailDomainLimits } from '../../organisation/mail-domains/limits.ts';
import { changeRulesIn, rulesIn } from './field-places.ts';

/** STA-01: states of people who are listed; of a closed account nothing is. */
export type EmployeeState = Exclude<EmploymentState, 'closed'>;
export const employeeStates = employmentStates.filter((state): state is EmployeeState => state !== 'closed');
/** Filters of a list: states that people can be in, and marks beside a state. */
export const listedStates = [
  'notYetApplied',
  'inService',
  'onLeave',
  'dispatched',
  'retired',
  'reinstated',
  'suspended',
  'concurrentPost',
  'guest',
  'keyRelease',
] as const;
export type ListedState = (typeof listedStates)[number];

/** USR-03: one employee, who then applies for the account by one of the three contacts. */
export const newEmployee = z
  .strictObject({
    ...rulesIn('form'),
    /** True if a mail shows the person the way to the account, provided there is an external mail. */
    sendsWelcome: z._default(z.boolean(), false),
    /** Domain of the ID, proven by the company; absent or '' for the product's own. */
    idDomain: z._default(text(mailDomainLimits.maxLength), ''),
  })
  .check(
    z.refine(({ opencode: key, externalMail, mobile }) => [key, externalMail, mobile].some((given) => given !== ''), {
      path: ['externalMail'],
      params: { code: 'EMPLOYEE_CONTACT', params: {} },
    }),
  );

/** Values of some of the fields that an administrator changes. */
export const changes = z.strictObject(changeRulesIn('change'));
const namesOf = (values: object) => Object.keys(values);

/** Fields of a person that an administrator changes, and the values of these fields that the caller saw (absent: any value). */
export const personChangeFields = {
  change: changes.check(rule('CO400', (values) => namesOf(values).length > 0)),
  expected: z.optional(changes),
};

/** Refinement that requires `expected` to cover every changed field. */
export const expectsAllChanged = z.refine<{ readonly change: object; readonly expected?: object | undefined }>(
  ({ change, expected }) => !expected || namesOf(change).every((name) => name in expected),
  { path: ['expected'], params: { code: 'CO400', params: {} } },
);
export type FieldChange = z.output<typeof changes>;
