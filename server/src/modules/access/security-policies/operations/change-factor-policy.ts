import { factorPolicyChange } from '@madang/contract/access/security-policies/rules.ts';
import { furthestPolicyDays } from '@madang/contract/access/security-policies/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockPolicies, updateFactorPolicy } from '../../../ground/company-policies/index.ts';

/** ACC-15: of which people the company asks for a second factor; who has none sets one up at the next sign-in after that day. */
export const changeFactorPolicy = defineOperation({
  name: 'change-factor-policy',
  input: factorPolicyChange,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT', 'POLICY_DAY_TOO_FAR'],
  async run({ tx, companyCode, refuse }, { secondFactor, from, graceDays, expected }) {
    const { secondFactor: before, secondFactorFrom } = await lockPolicies(tx, companyCode);
    if (expected !== undefined && expected !== before && secondFactor !== before) throw refuse('EDIT_CONFLICT');
    const day = graceDays === undefined ? from : { days: Number(graceDays) };
    const isNear = await updateFactorPolicy(tx, companyCode, { secondFactor, from: day });
    if (!isNear) throw refuse.field('from', 'POLICY_DAY_TOO_FAR', { 0: furthestPolicyDays });
    return {
      answer: null,
      audit: {
        target: { kind: 'company', id: companyCode },
        fields: ['secondFactor'],
        detail: {
          from: before,
          to: secondFactor,
          ...(graceDays !== undefined && { graceDays }),
          ...(from !== '' && { effectiveFrom: from }),
        },
      },
      undo: {
        name: 'change-factor-policy',
        input: { secondFactor: before, from: secondFactorFrom ?? '', expected: secondFactor },
      },
    };
  },
});
