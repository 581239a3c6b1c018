import { issueOpencodes } from '../../../modules/ground/promotions/operations/issue-opencodes.ts';
import { issueCompanyKeys } from '../../../modules/ground/promotions/operations/issue-company-keys.ts';
import { issuePromotion } from '../../../modules/ground/promotions/operations/issue-promotion.ts';
import { revokeOpencode } from '../../../modules/ground/promotions/operations/revoke-opencode.ts';
import { revokeCompanyKey } from '../../../modules/ground/promotions/operations/revoke-company-key.ts';
import { revokePromotion } from '../../../modules/ground/promotions/operations/revoke-promotion.ts';
import { example, step } from './example.ts';

const validUntil = '2099-12-31T00:00:00.000Z';
const issue = {
  codeCount: 2,
  benefit: 'First year free',
  validFrom: '2026-01-01T00:00:00.000Z',
  validUntil,
  maxUses: 1,
};

export const examples = [
  example(revokePromotion, {
    role: 'operator',
    given: [step(issuePromotion, issue)],
    input: { promotionId: '{0.promotionId}' },
    leaves: () => ({ audit: [{ target: { kind: 'promotion', id: '{0.promotionId}' } }] }),
  }),
  example(revokeOpencode, {
    role: 'operator',
    given: [step(issueOpencodes, { codeCount: 1, note: '', validUntil })],
    input: { opencodeId: '{0.opencodeIds}' },
    leaves: () => ({ audit: [{ target: { kind: 'opencode', id: '{0.opencodeIds}' } }] }),
  }),
  example(revokeCompanyKey, {
    given: [step(issueCompanyKeys, { codeCount: 1, note: '', validUntil })],
    input: { opencodeId: '{0.opencodeIds}' },
    leaves: () => ({ audit: [{ target: { kind: 'opencode', id: '{0.opencodeIds}' } }] }),
  }),
];
