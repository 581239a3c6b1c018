import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { enumeration } from '../../kernel/enumerations.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { optionalText, storedId, searchText } from '../../kernel/rules.ts';
import { wireObject } from '../../kernel/wire.ts';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { loginIdLimits as limits } from './limits.ts';
import { formerId, idRequestStates, idRequestTypes, sortOrders } from './rules.ts';

const path = '/employee/memberadmin/rest/v1/id/request';

/** Fields that the operation's own refusals are about. */
export const refusedFields = { loginId: 'userId', sortOrders: 'sortOrders' } as const;

/** REQ-01: asks for a new ID, for another one, or for the end of a former one that `userId` names. */
export const askForLoginId = route({
  method: 'POST',
  path,
  body: wireObject({
    reqTypeCd: ['type', enumeration('idRequestType')],
    userId: ['loginId', z._default(optionalText(loginIdMaxLength), '')],
  }),
  answer: z.strictObject({ requestId: storedId, loginId: z.string() }),
});

const idRequestRow = z.strictObject({
  /** Null of a person who has not asked: the list of those before a request. */
  requestId: z.nullable(z.uuid()),
  personId: z.uuid(),
  fullName: z.string(),
  englishName: z.string(),
  displayName: z.string(),
  /** The ID that the person has today. */
  loginId: z.string(),
  type: z.nullable(z.enum(idRequestTypes)),
  /** 'company': an administrator changed it without a request. */
  origin: z.nullable(z.enum(['person', 'company'])),
  oldId: z.string(),
  wantedId: z.string(),
  state: z.enum(['beforeRequest', ...idRequestStates]),
  reason: z.string(),
  askedAt: z.nullable(z.iso.datetime()),
  settledAt: z.nullable(z.iso.datetime()),
  /** Time until which the former ID signs in and the change can be undone; null if it cannot. */
  formerUntil: z.nullable(z.iso.datetime()),
  /** All former IDs of the person that sign in, the newest first. */
  formerIds: z.array(formerId),
});
export type IdRequestRow = z.output<typeof idRequestRow>;

/** REQ-01: ID requests of the company; `queryType` 0 to 6, of which 1 are people whose period is open and who have not asked. */
export const searchIdRequests = route({
  method: 'POST',
  path: `${path}/list`,
  body: wireObject({
    queryType: ['query', z._default(enumeration('idListQuery'), 'all')],
    keyword: ['term', z._default(searchText(limits.searchCharacters), '')],
    sortKeys: ['sortColumns', z.optional(z.array(enumeration('idListSort')).check(z.maxLength(limits.sortColumns)))],
    sortOrders: ['sortOrders', z.optional(z.array(z.enum(sortOrders)).check(z.maxLength(limits.sortColumns)))],
    pageNo: ['page', z._default(z.number().check(z.int(), z.positive(), z.maximum(100_000)), 1)],
  }),
  answer: listOf(idRequestRow, { can: canOf(['decide', 'change']) }),
});
