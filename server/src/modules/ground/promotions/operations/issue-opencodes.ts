import { activationKeyIssue } from '@madang/contract/ground/promotions/routes.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { newCodes } from '../codes.ts';
import { insertActivationKeys } from '../activation-keys.sql.ts';

/** Issues opencodes, each for one person and one use; the answer alone holds them in clear. */
export const issueOpencodes = defineOperation({
  name: 'issue-opencodes',
  input: activationKeyIssue,
  permission: 'promotions.issue',
  targets: () => [],
  isSecret: true,
  refusals: ['PROMOTION_PERIOD'],
  prepare: async (_, { codeCount }) => newCodes(codeCount),
  async run({ tx, companyCode: issuer, prepared: codes, refuse }, { note, validUntil }) {
    const issueId = newId('unordered');
    const opencodeIds = await insertActivationKeys(tx, { issueId, issuer, note, validUntil, codes });
    if (opencodeIds.length === 0) throw refuse.field('validUntil', 'PROMOTION_PERIOD');
    return {
      answer: { codes: codes.map(({ code }) => code), opencodeIds },
      audit: { target: { kind: 'opencode-issue', id: issueId } },
    };
  },
});
