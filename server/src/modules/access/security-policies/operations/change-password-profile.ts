import { passwordProfileChange } from '@madang/contract/access/security-policies/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockPolicies, updatePolicies } from '../../../ground/company-policies/index.ts';

/** PWD-01: the rules of new passwords. What a person has stays good until the next change, so this locks no one out. */
export const changePasswordProfile = defineOperation({
  name: 'change-password-profile',
  input: passwordProfileChange,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { passwordProfile, expected }) {
    const { passwordProfile: before } = await lockPolicies(tx, companyCode);
    if (expected !== undefined && expected !== before && passwordProfile !== before) throw refuse('EDIT_CONFLICT');
    await updatePolicies(tx, companyCode, { passwordProfile });
    return {
      answer: null,
      audit: {
        target: { kind: 'company', id: companyCode },
        fields: ['passwordProfile'],
        detail: { from: before, to: passwordProfile },
      },
      undo: { name: 'change-password-profile', input: { passwordProfile: before, expected: passwordProfile } },
    };
  },
});
