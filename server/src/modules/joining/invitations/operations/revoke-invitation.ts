import { anyInvitation } from '@madang/contract/joining/invitations/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { invitationTarget } from '../invitations.ts';
import { exists, markRevoked } from '../invitations.sql.ts';
import { restoreInvitation } from './restore-invitation.ts';

/** Ends an invitation: the people who joined by it stay, those who have begun go no further. */
export const revokeInvitation = defineOperation({
  name: 'revoke-invitation',
  input: anyInvitation,
  permission: 'invitations.revoke',
  targets: ({ invitationId }) => [invitationTarget(invitationId)],
  refusals: ['CO404', 'INVITATION_STATE'],
  async run({ tx, companyCode, refuse }, { invitationId }) {
    if (!(await markRevoked(tx, companyCode, invitationId))) {
      throw refuse((await exists(tx, companyCode, invitationId)) ? 'INVITATION_STATE' : 'CO404');
    }
    return {
      answer: null,
      audit: { target: invitationTarget(invitationId) },
      undo: undoBy(restoreInvitation, { invitationId }),
    };
  },
});
