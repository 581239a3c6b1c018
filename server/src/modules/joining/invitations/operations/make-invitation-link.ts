import { randomUUID } from 'node:crypto';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { linkCreation, roleAssignmentRefusals } from '@madang/contract/joining/invitations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readConnected } from '../../../ground/companies/index.ts';
import { newLink } from '../codes.ts';
import { invitationTarget, inviterOf } from '../invitations.ts';
import { insertInvitation } from '../invitations.sql.ts';
import { readRoleAssignment } from '../new-invitation.ts';

/** INV-07: a shared link for a number of people on some mail domains. The answer alone has it. */
export const makeInvitationLink = defineOperation({
  name: 'make-invitation-link',
  input: linkCreation,
  permission: 'invitations.create',
  targets: ({ departmentCode }) => [{ kind: 'department', id: departmentCode || rootDepartment }],
  isSecret: true,
  refusals: roleAssignmentRefusals,
  prepare: async ({ kernel }) => ({ ...newLink(kernel.config), connected: await readConnected(kernel.properties) }),
  async run({ tx, companyCode, actorId, prepared: { link, codeHash, connected } }, { uses: maxUses, ...invitation }) {
    const invitationId = randomUUID();
    await insertInvitation(tx, {
      ...invitation,
      ...(await readRoleAssignment(tx, { companyCode, connected }, invitation)),
      companyCode,
      invitationId,
      codeHash,
      kind: 'link',
      maxUses,
      inviterId: inviterOf(actorId),
    });
    return { answer: { invitationId, link }, audit: { target: invitationTarget(invitationId) } };
  },
});
