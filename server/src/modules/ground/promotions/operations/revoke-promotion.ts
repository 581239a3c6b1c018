import { promotionRevocation } from '@madang/contract/ground/promotions/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { Audited } from '../../../../kernel/operations/outcome.ts';
import { countCodes, markCodesRevoked } from '../promotions.sql.ts';

/** Revokes codes of an issue, all or the named ones; what companies have redeemed stays. */
export const revokePromotion = defineOperation({
  name: 'revoke-promotion',
  input: promotionRevocation,
  permission: 'promotions.revoke',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, refuse }, { promotionId, codeIds }) {
    if ((await countCodes(tx, promotionId)) === undefined) throw refuse('CO404');
    const revokedCount = await markCodesRevoked(tx, promotionId, codeIds);
    const [first, ...others] = (codeIds ?? []).map((id): Audited => ({ target: { kind: 'promotion-code', id } }));
    const wholeIssue = { target: { kind: 'promotion', id: promotionId } };
    return { answer: { revokedCount }, audit: first ? [first, ...others] : wholeIssue };
  },
});
