import { roleAssignment } from '@madang/contract/people/role-assignments/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { hasRole, revokeRole as deleteRole } from '../../roles/index.ts';
import { sendRoleLetter } from '../role-letters.ts';
import { companyTarget, permissionFor, personTarget } from '../role-assignments.ts';
import { grantRole } from './grant-role.ts';

/** MEM-01: takes a role back; it gives nothing from the next call on. The last who administers the company stays. */
export const revokeRole = defineOperation({
  name: 'revoke-role',
  input: roleAssignment,
  permission: 'memberships.change',
  targets: () => [],
  refusals: ['AC105', 'CO404', 'ROLE_LAST_ADMINISTRATOR', 'ROLE_OWN'],
  async run({ tx, kernel, companyCode, actorId, can, refuse }, { personId, role }) {
    await lockCompany(tx, companyCode);
    if (!(await can(permissionFor(role), companyTarget(companyCode)))) throw refuse.field('role', 'AC105');
    if (personId === actorId) throw refuse.field('personId', 'ROLE_OWN');
    const held = { companyCode, personId, role };
    if (!(await deleteRole(tx, held))) {
      throw (await hasRole(tx, held)) ? refuse('ROLE_LAST_ADMINISTRATOR') : refuse('CO404');
    }
    // MEM-04: what a login opens elsewhere it opens as an administrator.
    if (role === 'administrator') await kernel.contributed.endLinkedLogins(tx, { companyCode, personId });
    for (const end of kernel.contributed.of('roleEnds')) await end(tx, kernel, { companyCode, personId });
    await sendRoleLetter(tx, kernel, { companyCode, personId }, { about: 'revoked', role });
    const audit = { target: personTarget(personId), detail: { role } };
    return { answer: null, audit, undo: undoBy(grantRole, { personId, role }) };
  },
});
