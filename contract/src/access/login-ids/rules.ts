import * as z from 'zod/mini';
import { enumerations } from '../../kernel/enumerations.ts';
import { anyText, optionalText, requiredText, storedId, searchText } from '../../kernel/rules.ts';
import { loginIdMaxLength } from '../../secrets/credentials/limits.ts';
import { loginIdLimits as limits } from './limits.ts';

const meanings = <const Set extends Readonly<Record<string, string>>>(set: Set) =>
  Object.values(set) as Set[keyof Set][];

export const idRequestTypes = meanings(enumerations.idRequestType);
export type IdRequestType = (typeof idRequestTypes)[number];

/** STA-06: states of a request; a person without one is before it. */
export const idRequestStates = ['requesting', 'approved', 'rejected', 'completed', 'cancelled'] as const;
export type IdRequestState = (typeof idRequestStates)[number];

export const idQueries = meanings(enumerations.idListQuery);
export type IdQuery = (typeof idQueries)[number];
export const idSorts = meanings(enumerations.idListSort);
export const sortOrders = ['ASC', 'DESC'] as const;

/** An ID as it is typed: a user ID of the shared domain, or a whole address on a domain of the company. */
const typedId = optionalText(loginIdMaxLength);

/** `loginId`: the wanted ID. Of a release the former ID; '' for the only one. */
export const idAsking = z.strictObject({ type: z.enum(idRequestTypes), loginId: typedId }).check(
  z.refine(({ type, loginId }) => type === 'release' || loginId !== '', {
    path: ['loginId'],
    params: { code: 'MB_M_REQUIRED', params: {} },
  }),
);

/** A former ID that signs in until a moment. */
export const formerId = z.strictObject({ loginId: z.string(), until: z.iso.datetime() });
export type FormerId = z.output<typeof formerId>;

export const oneIdRequest = z.strictObject({ requestId: storedId });
export const idRefusal = z.strictObject({ reason: requiredText(limits.reasonCharacters) });
export const idRefusing = z.extend(idRefusal, oneIdRequest.shape);

/** An administrator's change of one person's ID. `expected`: the ID that the administrator saw. */
export const idChange = z.strictObject({
  personId: storedId,
  wantedLoginId: requiredText(loginIdMaxLength, { as: 'address' }),
  expected: z.optional(anyText()),
});

/** `formerId`: the former ID that is given back; absent: the newest. */
export const idReturn = z.strictObject({
  personId: storedId,
  formerId: z.optional(requiredText(loginIdMaxLength)),
  expected: z.optional(anyText()),
});

/** Undo of a change: `loginId` is the ID again, and the one `expected` is what it was before. */
export const idRestoring = z.strictObject({
  personId: storedId,
  loginId: requiredText(loginIdMaxLength),
  expected: anyText(),
});

/** Undo of a decision: what the decision left, and what was there before it. */
export const idReopening = z.strictObject({
  requestId: storedId,
  expected: z.strictObject({ state: z.enum(['approved', 'rejected']), decidedAt: anyText() }),
  before: z.strictObject({ state: z.enum(['requesting', 'approved']), decidedBy: z.nullable(storedId) }),
});
export type IdReopening = z.output<typeof idReopening>;

/** Requests that are approved, or refused with a reason, together. */
export const idDecisions = z
  .strictObject({
    requestIds: z.array(storedId).check(z.minLength(1), z.maxLength(limits.selection)),
    decision: z.enum(['approve', 'refuse']),
    reason: optionalText(limits.reasonCharacters),
  })
  .check(
    z.refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      params: { code: 'MB_M_REQUIRED', params: {} },
    }),
  );

export const idRequestSearch = z.strictObject({
  query: z.enum(idQueries),
  /** Part of a name or of an ID; '' finds all. */
  term: z._default(searchText(limits.searchCharacters), ''),
  sortColumns: z.optional(z.array(z.enum(idSorts)).check(z.maxLength(limits.sortColumns))),
  sortOrders: z.optional(z.array(z.enum(sortOrders)).check(z.maxLength(limits.sortColumns))),
  page: z.int().check(z.positive(), z.maximum(100_000)),
});
export type IdRequestSearch = z.output<typeof idRequestSearch>;
