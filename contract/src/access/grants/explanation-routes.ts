import * as z from 'zod/mini';
import { moment } from '../../kernel/dates.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { orEmpty, requiredText, storedId, text } from '../../kernel/rules.ts';
import { grantNameMaxLength, permissionNameMaxLength } from './limits.ts';
import { scopeKinds, targetTypes } from './rules.ts';

/** Reasons that a right does not reach; `reaches` if it does, `companyWide` if it is required for the whole company. */
export const verdicts = [
  'reaches',
  'notYet',
  'over',
  'otherHours',
  'dayOff',
  'otherScope',
  'companyWide',
  'viewOnly',
] as const;

const names = { name: z.string(), englishName: z.string() };

export const explainedGrant = z.strictObject({
  grantId: z.uuid(),
  target: z.strictObject({ type: z.enum(targetTypes), name: z.string(), shownName: z.string() }),
  scope: z.strictObject({ kind: z.enum(scopeKinds), id: z.string(), ...names }),
  /** Days of the company, '' for none. */
  validFrom: z.string(),
  validUntil: z.string(),
  /** Hours as they were at that moment; minutes from Monday 00:00. */
  window: z.nullable(
    z.strictObject({
      name: z.string(),
      weekly: z.array(z.strictObject({ from: z.number(), to: z.number() })),
      zone: z.string(),
    }),
  ),
  isThroughRole: z.boolean(),
  verdict: z.enum(verdicts),
});
export type ExplainedGrant = z.output<typeof explainedGrant>;

/** `at` '' for now. */
export const rightQuestion = z.strictObject({
  permission: requiredText(permissionNameMaxLength),
  scopeKind: z.enum(scopeKinds),
  scopeId: z._default(text(grantNameMaxLength), ''),
  at: orEmpty(moment()),
});
export const rightOfPerson = z.extend(rightQuestion, { personId: storedId });
export type RightOfPerson = z.output<typeof rightOfPerson>;

/** MEM-09: explains if a person may do something there at a moment, by which right, and why each other one does not reach. */
export const explainRight = route({
  method: 'GET',
  path: '/api/v1/employees/{personId}/right',
  params: z.strictObject({ personId: storedId }),
  query: rightQuestion,
  answer: listOf(explainedGrant, {
    isAllowed: z.boolean(),
    /** `locked`: the account cannot be used now; `above`: who is to be changed has more rights. */
    hindrance: z.nullable(z.enum(['locked', 'above'])),
    at: z.iso.datetime(),
  }),
});

/** A permission with the changes that it opens. */
export const permissionWork = z.strictObject({
  permission: z.string(),
  effect: z.enum(['view', 'modify']),
  operations: z.array(z.string()),
});

/** Permissions that can be asked about, with the changes that each opens. */
export const listAskablePermissions = route({
  method: 'GET',
  path: '/api/v1/grants/permissions',
  answer: listOf(permissionWork),
});
