import { trustDaysChange } from '@madang/contract/access/security-policies/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { updateTrustDays } from '../../known-devices/index.ts';

/** ACC-17: for how many days the company lets a trusted device be asked for no second factor. */
export const changeTrustDays = defineOperation({
  name: 'change-trust-days',
  input: trustDaysChange,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { days, expected }) {
    const from = await updateTrustDays(tx, companyCode, { days, expected });
    if (from === undefined) throw refuse('EDIT_CONFLICT');
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode }, fields: ['trustDays'], detail: { from, to: days } },
      undo: { name: 'change-trust-days', input: { days: from, expected: days } },
    };
  },
});
