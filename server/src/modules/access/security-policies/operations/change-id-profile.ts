import { idProfileChange } from '@madang/contract/access/security-policies/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockPolicies, updatePolicies } from '../../../ground/company-policies/index.ts';

/** IDR-03: changes the length of new user IDs; those in use stay, the administrator's own included. */
export const changeIdProfile = defineOperation({
  name: 'change-id-profile',
  input: idProfileChange,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['COMPANY_TYPE_ID_PROFILE', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { idProfile, expected }) {
    const { idProfile: before, isIdProfileFixed } = await lockPolicies(tx, companyCode);
    if (isIdProfileFixed) throw refuse('COMPANY_TYPE_ID_PROFILE');
    if (expected !== undefined && expected !== before && idProfile !== before) throw refuse('EDIT_CONFLICT');
    await updatePolicies(tx, companyCode, { idProfile });
    return {
      answer: null,
      audit: {
        target: { kind: 'company', id: companyCode },
        fields: ['idProfile'],
        detail: { from: before, to: idProfile },
      },
      undo: { name: 'change-id-profile', input: { idProfile: before, expected: idProfile } },
    };
  },
});
