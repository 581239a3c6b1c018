import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { keyIssuesPerDay, keyProperties } from '@madang/contract/ground/promotions/limits.ts';
import { activationKeyIssue } from '@madang/contract/ground/promotions/routes.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { demandFromLimit } from '../../../../kernel/limits/rate-limit.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { insertActivationKeys, isAhead } from '../activation-keys.sql.ts';
import { newCodes } from '../codes.ts';

/** REQ-04: an agency issues keys of its own company, as many as may be valid there at a time; the answer alone holds them in clear. */
export const issueCompanyKeys = defineOperation({
  name: 'issue-company-keys',
  input: activationKeyIssue,
  permission: 'opencodes.issue',
  targets: () => [],
  isSecret: true,
  refusals: ['CO429', 'OPENCODE_LIMIT', 'PROMOTION_PERIOD'],
  prepare: async ({ kernel }, { codeCount }) => ({
    codes: newCodes(codeCount),
    max: await kernel.properties.get(keyProperties.keysPerCompany),
  }),
  async run({ tx, companyCode: issuer, prepared: { codes, max }, refuse }, { note, validUntil }) {
    // The row of this limit is held until the end: of one company, no one else counts its valid keys in the meantime.
    await demandFromLimit(tx, `company-keys:${issuer}`, { count: keyIssuesPerDay, seconds: daySeconds });
    const issueId = newId('unordered');
    const opencodeIds = await insertActivationKeys(tx, { issueId, issuer, note, validUntil, codes, max });
    if (opencodeIds.length === 0) {
      if (await isAhead(tx, validUntil)) throw refuse.field('codeCount', 'OPENCODE_LIMIT', { 0: max });
      throw refuse.field('validUntil', 'PROMOTION_PERIOD');
    }
    return {
      answer: { codes: codes.map(({ code }) => code), opencodeIds },
      audit: { target: { kind: 'opencode-issue', id: issueId } },
    };
  },
});
