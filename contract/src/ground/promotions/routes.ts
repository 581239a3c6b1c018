import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { benefit, codeCount, codePrefix, instant, maxUses, namedCompany, note, pageQuery } from './fields.ts';
import { rowsPerPage } from './limits.ts';
import { activationKeyStates } from './rules.ts';
import { storedId } from '../../kernel/rules.ts';

const promotionId = storedId;
const issuedCodes = z.array(z.string());

export const promotionIssue = z
  .strictObject({ codeCount, codePrefix, benefit, validFrom: instant, validUntil: instant, maxUses, namedCompany })
  .check(
    z.refine(({ validFrom, validUntil }) => Date.parse(validFrom) < Date.parse(validUntil), {
      path: ['validUntil'],
      params: { code: 'PROMOTION_PERIOD', params: {} },
    }),
  );

const promotionRow = z.strictObject({
  promotionId,
  codePrefix: z.string(),
  benefit: z.string(),
  namedCompany: z.nullable(z.string()),
  validFrom: instant,
  validUntil: instant,
  maxUses: z.number(),
  codeCount: z.number(),
  usedCount: z.number(),
  revokedCount: z.number(),
  issuedAt: instant,
});
export type PromotionRow = z.output<typeof promotionRow>;

const codeRow = z.strictObject({
  codeId: z.uuid(),
  lastFour: z.string(),
  usedCount: z.number(),
  revokedAt: z.nullable(instant),
});
export type PromotionCodeRow = z.output<typeof codeRow>;

const promotionsPath = '/api/v1/operator/promotions';

export const listPromotions = route({
  method: 'GET',
  path: promotionsPath,
  query: pageQuery,
  answer: listOf(promotionRow),
});

const anyPromotion = z.strictObject({ promotionId });
export const promotionCodeList = z.extend(pageQuery, anyPromotion.shape);

/** The one answer that holds the codes; only their hashes are kept. */
export const issuePromotion = route({
  method: 'POST',
  path: promotionsPath,
  body: promotionIssue,
  answer: z.strictObject({ promotionId, codes: issuedCodes }),
});

export const listPromotionCodes = route({
  method: 'GET',
  path: `${promotionsPath}/{promotionId}/codes`,
  params: anyPromotion,
  query: pageQuery,
  answer: listOf(codeRow),
});

const codeIds = z.optional(z.array(storedId).check(z.minLength(1), z.maxLength(rowsPerPage)));

export const promotionRevocation = z.strictObject({ promotionId, codeIds });

/** Ends every code of an issue, or the named ones; what was redeemed stays. */
export const revokePromotion = route({
  method: 'POST',
  path: `${promotionsPath}/{promotionId}/revoke`,
  params: anyPromotion,
  body: z.strictObject({ codeIds }),
  answer: z.strictObject({ revokedCount: z.number() }),
});

export const activationKeyIssue = z.strictObject({ codeCount, note, validUntil: instant });

const activationKeyRow = z.strictObject({
  opencodeId: z.uuid(),
  lastFour: z.string(),
  note: z.string(),
  state: z.enum(activationKeyStates),
  validUntil: instant,
  usedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
  issuedAt: instant,
});
export type ActivationKeyRow = z.output<typeof activationKeyRow>;

const companyKeyRow = z.extend(activationKeyRow, {
  /**
   * Person who opened an account with the key; null for valid keys, closed accounts and keys used before this was
   * stored.
   */
  usedBy: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
});
export type CompanyKeyRow = z.output<typeof companyKeyRow>;

export const anyActivationKey = z.strictObject({ opencodeId: storedId });

const activationKeysPath = '/api/v1/operator/opencodes';

export const listActivationKeys = route({
  method: 'GET',
  path: activationKeysPath,
  query: pageQuery,
  answer: listOf(activationKeyRow),
});

export const issueActivationKeys = route({
  method: 'POST',
  path: activationKeysPath,
  body: activationKeyIssue,
  answer: z.strictObject({ codes: issuedCodes }),
});

export const revokeActivationKey = route({
  method: 'POST',
  path: `${activationKeysPath}/{opencodeId}/revoke`,
  params: anyActivationKey,
  answer: success,
});

const companyKeysPath = '/api/v1/opencodes';

/** REQ-04: keys that agencies of the reader's company issued; of a part of the company those used there. */
export const listCompanyKeys = route({
  method: 'GET',
  path: companyKeysPath,
  query: pageQuery,
  answer: listOf(companyKeyRow, {
    /** Number of keys that are valid now, of those that may be at a time; null for readers of a part of the company. */
    validKeys: z.nullable(z.strictObject({ count: z.number(), max: z.number() })),
    can: canOf(['issue', 'revoke']),
  }),
});

export const issueCompanyKeys = route({
  method: 'POST',
  path: companyKeysPath,
  body: activationKeyIssue,
  answer: z.strictObject({ codes: issuedCodes }),
});

export const revokeCompanyKey = route({
  method: 'POST',
  path: `${companyKeysPath}/{opencodeId}/revocation`,
  params: anyActivationKey,
  answer: success,
});
