import { promotionIssue } from '@madang/contract/ground/promotions/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { newCodes } from '../codes.ts';
import { insertCodes, insertPromotion } from '../promotions.sql.ts';

/** Issues promotion codes in bulk. The answer alone has them in clear; what is stored cannot be turned back into codes. */
export const issuePromotion = defineOperation({
  name: 'issue-promotion',
  input: promotionIssue,
  permission: 'promotions.issue',
  targets: () => [],
  isSecret: true,
  refusals: ['PROMOTION_PERIOD', 'PROMOTION_COMPANY'],
  constraints: { promotions_named_company_code_fkey: ['namedCompany', 'PROMOTION_COMPANY'] },
  prepare: async (_, { codeCount, codePrefix }) => newCodes(codeCount, codePrefix),
  async run({ tx, prepared: codes, refuse }, input) {
    const promotionId = await insertPromotion(tx, { ...input, namedCompany: input.namedCompany || null });
    if (promotionId === undefined) throw refuse.field('validUntil', 'PROMOTION_PERIOD');
    await insertCodes(tx, promotionId, codes);
    return {
      answer: { promotionId, codes: codes.map(({ code }) => code) },
      audit: { target: { kind: 'promotion', id: promotionId } },
    };
  },
});
