import { roleAssignment } from '@madang/contract/people/role-assignments/routes.ts';
import { mayGiveRole } from '../../../../kernel/access/may-give.sql.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { UndoStep } from '../../../../kernel/operations/outcome.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { grantRole as insertRole } from '../../roles/index.ts';
import { sendRoleLetter } from '../role-letters.ts';
import { companyTarget, permissionFor, personTarget, requireBearer } from '../role-assignments.ts';

/** MEM-01: gives a person in service a role. What the actor may grant is asked behind the lock, and never exceeds their own hours or end. */
export const grantRole = defineOperation({
  name: 'grant-role',
  input: roleAssignment,
  permission: 'memberships.change',
  targets: () => [],
  refusals: ['AC105', 'EM0006', 'EM0008', 'EM0009', 'GRANT_BEYOND_OWN', 'ROLE_NOT_IN_SERVICE', 'MB708', 'ROLE_OWN'],
  constraints: { memberships_pkey: ['role', 'EM0008'] },
  async run({ tx, kernel, companyCode, actorId, can, refuse }, { personId, role }) {
    await lockCompany(tx, companyCode);
    const by = permissionFor(role);
    if (!(await can(by, companyTarget(companyCode)))) throw refuse.field('role', 'AC105');
    if (personId === actorId) throw refuse.field('personId', 'ROLE_OWN');
    if (!(await mayGiveRole(tx, actorId, { by, role }))) throw refuse.field('role', 'GRANT_BEYOND_OWN');
    await requireBearer(tx, { companyCode, personId });
    await insertRole(tx, { companyCode, personId, role });
    await sendRoleLetter(tx, kernel, { companyCode, personId }, { about: 'granted', role });
    const undo: UndoStep = { name: 'revoke-role', input: { personId, role } };
    return { answer: null, audit: { target: personTarget(personId), detail: { role } }, undo };
  },
});
