import { holderNaming } from '@madang/contract/access/security-policies/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { updateHolderNaming } from '../../right-requests/index.ts';

/** MEM-09: allows explanations of refusals to name colleagues who have the permission, or no longer. */
export const nameRightHolders = defineOperation({
  name: 'name-right-holders',
  input: holderNaming,
  permission: 'securityPolicies.change',
  targets: () => [],
  refusals: ['EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { isNamed, expected }) {
    const from = await updateHolderNaming(tx, companyCode, { isNamed, expected });
    if (from === undefined) throw refuse('EDIT_CONFLICT');
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode }, fields: ['namesHolders'], detail: { from, to: isNamed } },
      undo: { name: 'name-right-holders', input: { isNamed: from, expected: isNamed } },
    };
  },
});
