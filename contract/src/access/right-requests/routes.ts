import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { pageNumber } from '../../kernel/lists/page.ts';
import { route, searchRoute } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { departmentSearch } from '../../organisation/departments/search.ts';
import { explainedGrant, permissionWork } from '../grants/explanation-routes.ts';
import {
  askableScopes,
  oneRightRequest,
  ownRightQuestion,
  requestStates,
  rightApproval,
  rightAsking,
  rightRefusal,
} from './rules.ts';

const path = '/api/v1/right-requests';
const names = { name: z.string(), englishName: z.string() };
const department = z.strictObject({ departmentCode: z.string(), ...names });
const person = z.strictObject({ fullName: z.string(), englishName: z.string() });

export const rightRequestList = z.strictObject({ page: pageNumber });

const requestRow = z.strictObject({
  requestId: z.uuid(),
  permission: z.string(),
  scope: z.strictObject({ kind: z.enum(askableScopes), id: z.string(), ...names }),
  hours: z.int(),
  reason: z.string(),
  state: z.enum(requestStates),
  askedAt: z.iso.datetime(),
  /** Time until which it was given; null if it was not. */
  until: z.nullable(z.iso.datetime()),
  decidedBy: z.nullable(person),
  /** Reason of the refusal; '' in any other state. */
  answer: z.string(),
});
export type OwnRightRequest = z.output<typeof requestRow>;

const listedRequest = z.extend(requestRow, {
  person: z.strictObject({ personId: z.uuid(), fullName: z.string(), englishName: z.string() }),
  can: canOf(['decide']),
});
export type RightRequestRow = z.output<typeof listedRequest>;

/** MEM-10: own requests, the newest first, and what may be asked for. */
export const listOwnRightRequests = route({
  method: 'GET',
  path: `${path}/own`,
  answer: listOf(requestRow, {
    /** `isCompanyWide`: it opens nothing in a department. */
    permissions: z.array(z.extend(permissionWork, { isCompanyWide: z.boolean() })),
  }),
});

/** MEM-10: departments that the reader may ask in, each with the way down to it. */
export const findAskableDepartments = searchRoute({
  path: `${path}/own/departments`,
  body: departmentSearch,
  answer: listOf(z.strictObject({ department: namedDepartment, path: z.array(namedDepartment) })),
});

/** MEM-09: explains why the reader may not do something there now, until when, and where it can be asked for. */
export const explainOwnRight = route({
  method: 'GET',
  path: `${path}/own/explanation`,
  query: ownRightQuestion,
  answer: listOf(explainedGrant, {
    isAllowed: z.boolean(),
    /** `above`: the person to be changed has more rights. */
    hindrance: z.nullable(z.enum(['above'])),
    at: z.iso.datetime(),
    /** The next moment at which a right reaches by itself; null where none does. */
    opensAt: z.nullable(z.iso.datetime()),
    work: permissionWork,
    /** True if it can be asked for; in the department, or in the whole company where that is null. */
    isAskable: z.boolean(),
    department: z.nullable(department),
    /** Colleagues who may do it there now; null where the company names none. */
    holders: z.nullable(z.array(person)),
  }),
});
export type OwnExplanation = z.output<typeof explainOwnRight.answer>;

export const askForRight = route({
  method: 'POST',
  path,
  body: rightAsking,
  answer: z.strictObject({ requestId: z.uuid() }),
});

export const withdrawRightRequest = route({
  method: 'DELETE',
  path: `${path}/{requestId}`,
  params: oneRightRequest,
  answer: success,
});

/** Requests of others over what the reader's right reaches, those that wait first. */
export const listRightRequests = route({
  method: 'GET',
  path,
  query: rightRequestList,
  answer: listOf(listedRequest),
});

export const approveRightRequest = route({
  method: 'POST',
  path: `${path}/{requestId}/approval`,
  params: oneRightRequest,
  body: rightApproval,
  answer: z.strictObject({ grantId: z.string(), until: z.iso.datetime() }),
});

export const refuseRightRequest = route({
  method: 'POST',
  path: `${path}/{requestId}/refusal`,
  params: oneRightRequest,
  body: rightRefusal,
  answer: success,
});
