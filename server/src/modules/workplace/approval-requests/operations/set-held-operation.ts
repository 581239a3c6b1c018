import { settingHeldOperation } from '@madang/contract/workplace/approval-requests/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { hasRole } from '../../../people/roles/index.ts';
import { deleteHeldPolicy, lockHeldPolicy, upsertHeldPolicy } from '../held/rules.sql.ts';

/** APR-02: has a kind of changes approved by a policy from now on. What is held back only the owner lets go. */
export const setHeldOperation = defineOperation({
  name: 'set-held-operation',
  input: settingHeldOperation,
  permission: 'approvals.change',
  targets: () => [],
  refusals: ['APPROVAL_CODE', 'EDIT_CONFLICT', 'HELD_BY_REPRESENTATIVE'],
  constraints: { held_operations_approval_policy_id_fkey: ['approvalPolicyId', 'APPROVAL_CODE'] },
  async run({ tx, companyCode, actorId = null, refuse }, { heldKind, approvalPolicyId, expected }) {
    const before = await lockHeldPolicy(tx, companyCode, heldKind);
    if (expected && expected.approvalPolicyId !== before) throw refuse('EDIT_CONFLICT');
    const isChange = before !== approvalPolicyId;
    if (isChange && before !== null && actorId !== null) {
      const isOwner = await hasRole(tx, { companyCode, personId: actorId, role: 'representative' });
      if (!isOwner) throw refuse('HELD_BY_REPRESENTATIVE');
    }
    if (approvalPolicyId === null) await deleteHeldPolicy(tx, companyCode, heldKind);
    else if (isChange && !(await upsertHeldPolicy(tx, companyCode, { heldKind, approvalPolicyId, before, actorId })))
      throw refuse('EDIT_CONFLICT');
    const isHeld = approvalPolicyId !== null;
    return { answer: null, audit: { target: { kind: 'held-operation', id: heldKind }, detail: { isHeld } } };
  },
});
