import { anyInvitation } from '@madang/contract/joining/invitations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { invitationTarget } from '../invitations.ts';
import { exists, markRestored } from '../invitations.sql.ts';

/** Takes a revocation back, while the invitation has not expired. */
export const restoreInvitation = defineOperation({
  name: 'restore-invitation',
  input: anyInvitation,
  permission: 'invitations.revoke',
  targets: ({ invitationId }) => [invitationTarget(invitationId)],
  refusals: ['CO404', 'INVITATION_STATE'],
  async run({ tx, companyCode, refuse }, { invitationId }) {
    if (!(await markRestored(tx, companyCode, invitationId))) {
      throw refuse((await exists(tx, companyCode, invitationId)) ? 'INVITATION_STATE' : 'CO404');
    }
    return { answer: null, audit: { target: invitationTarget(invitationId) } };
  },
});
