import * as z from 'zod/mini';
import { requiredText, storedId, text } from '../../kernel/rules.ts';
import { grantLimits, grantNameMaxLength, permissionNameMaxLength } from '../grants/limits.ts';
import { rightHours, rightRequestLimits } from './limits.ts';

/** A right over one board or person is requested on its own page, from its owner. */
export const askableScopes = ['company', 'department'] as const;

const reason = requiredText(grantLimits.reasonCharacters);
const hours = z.union(rightHours.map((each) => z.literal(each)));

/** MEM-10: a permission for some hours, from the decision on. */
export const rightAsking = z
  .strictObject({
    permission: requiredText(permissionNameMaxLength),
    scopeKind: z.enum(askableScopes),
    scopeId: z._default(text(grantNameMaxLength), ''),
    hours,
    reason,
  })
  .check(
    z.refine(({ scopeKind, scopeId }) => (scopeKind === 'company') === (scopeId === ''), {
      path: ['scopeId'],
      params: { code: 'MB_M_REQUIRED' },
    }),
  );
export type RightAsking = z.output<typeof rightAsking>;

/** MEM-09: a permission and its place, as a refusal names them; kind '' for any place. */
export const ownRightQuestion = z.strictObject({
  permission: requiredText(permissionNameMaxLength),
  kind: z._default(text(rightRequestLimits.kindCharacters), ''),
  id: z._default(text(grantNameMaxLength), ''),
});

export const oneRightRequest = z.strictObject({ requestId: storedId });
/** `hours`: as asked for where left out. */
export const rightApproval = z.strictObject({ hours: z.optional(hours) });
export const rightRefusal = z.strictObject({ reason });

export const requestStates = ['open', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export const ownRightsAddress = '/portalapp/account/rights';
