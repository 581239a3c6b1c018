import { ownRole } from '@madang/contract/people/role-assignments/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { hasRole, revokeRole } from '../../roles/index.ts';
import { personTarget } from '../role-assignments.ts';

/** MEM-01: a person gives up a role of their own, the last administrator aside. Nothing brings it back but another person. */
export const giveUpRole = defineOperation({
  name: 'give-up-role',
  input: ownRole,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'ROLE_LAST_ADMINISTRATOR'],
  async run({ tx, kernel, companyCode, actorId: personId = '', refuse }, { role }) {
    await lockCompany(tx, companyCode);
    const held = { companyCode, personId, role };
    if (!(await revokeRole(tx, held))) {
      throw (await hasRole(tx, held)) ? refuse('ROLE_LAST_ADMINISTRATOR') : refuse('CO404');
    }
    // MEM-04: what a login opens elsewhere it opens as an administrator.
    if (role === 'administrator') await kernel.contributed.endLinkedLogins(tx, { companyCode, personId });
    for (const end of kernel.contributed.of('roleEnds')) await end(tx, kernel, { companyCode, personId });
    return { answer: null, audit: { target: personTarget(personId), detail: { role } } };
  },
});
