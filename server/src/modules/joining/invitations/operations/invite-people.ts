import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { peopleInvitation } from '@madang/contract/joining/invitations/list-routes.ts';
import { roleAssignmentRefusals } from '@madang/contract/joining/invitations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { startRows } from '../../../../kernel/operations/stored/runs/open-run.ts';
import { readConnected } from '../../../ground/companies/index.ts';
import { inviterOf } from '../invitations.ts';
import { readRoleAssignment } from '../new-invitation.ts';
import { invitePerson } from './invite-person.ts';

/**
 * INV-07: invites a list, one invitation per row, as a click does. All are checked first; a wrong address fails its row
 * alone.
 */
export const invitePeople = defineOperation({
  name: 'invite-people',
  input: peopleInvitation,
  permission: 'invitations.create',
  targets: ({ departmentCode }) => [{ kind: 'department', id: departmentCode || rootDepartment }],
  refusals: roleAssignmentRefusals,
  prepare: async ({ kernel }) => ({ connected: await readConnected(kernel.properties) }),
  async run({ tx, kernel, companyCode, actorId, request, prepared: { connected } }, { recipients, ...common }) {
    await readRoleAssignment(tx, { companyCode, connected }, common);
    const principal = { kind: 'person', companyCode, personId: inviterOf(actorId) } as const;
    const inputs = recipients.map((recipient) => ({ ...common, option: 'externalMail', recipient }));
    const runId = await startRows(kernel, tx, { principal, request }, { name: invitePerson.name, inputs });
    // Each invitation is written down with its own row.
    return { answer: { runId }, audit: 'none' };
  },
});
