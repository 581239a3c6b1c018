import { passwordRenewalAsking } from '@madang/contract/access/security-policies/rules.ts';
import { furthestPolicyDays } from '@madang/contract/access/security-policies/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockPolicies, updateRenewal } from '../../../ground/company-policies/index.ts';
import { countPasswords, renewalsIn } from '../../../secrets/credentials/index.ts';

/**
 * PWD-07: requests new passwords at the next sign-in from people with other rules, or withdraws that. Open sessions go
 * on.
 */
export const askPasswordRenewal = defineOperation({
  name: 'ask-password-renewal',
  input: passwordRenewalAsking,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT', 'POLICY_DAY_TOO_FAR'],
  async run({ tx, companyCode, refuse }, { isAsked, from, expected }) {
    await lockPolicies(tx, companyCode);
    const changed = await updateRenewal(tx, companyCode, { isAsked, from, expected });
    if (changed === 'far') throw refuse.field('from', 'POLICY_DAY_TOO_FAR', { 0: furthestPolicyDays });
    if (!changed) throw refuse('EDIT_CONFLICT');
    const { left } = renewalsIn(await countPasswords(tx, companyCode));
    return {
      answer: { people: left },
      audit: {
        target: { kind: 'company', id: companyCode },
        fields: ['passwordRenewal'],
        detail: { isAsked, people: left, ...(isAsked && from !== '' && { effectiveFrom: from }) },
      },
      // A date that was replaced by a later one does not come back: who has changed since would be asked again.
      undo:
        isAsked && changed.before === null
          ? { name: 'ask-password-renewal', input: { isAsked: false, expected: changed.askedAt } }
          : undefined,
    };
  },
});
