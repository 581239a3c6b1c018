import { invitationHandover } from '@madang/contract/joining/invitations/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { invitationTarget } from '../invitations.ts';
import { exists } from '../invitations.sql.ts';
import { moveInvitation } from '../listed/left-behind.sql.ts';

/** Makes another person the inviter of an invitation or link that still opens; no one but the inviter hears of its joins. */
export const handOverInvitation = defineOperation({
  name: 'hand-over-invitation',
  input: invitationHandover,
  permission: 'invitations.revoke',
  targets: ({ invitationId }) => [invitationTarget(invitationId)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { invitationId, fromPersonId, toPersonId }) {
    if (!(await moveInvitation(tx, { companyCode, invitationId, fromPersonId, toPersonId }))) {
      throw refuse((await exists(tx, companyCode, invitationId)) ? 'EDIT_CONFLICT' : 'CO404');
    }
    return {
      answer: null,
      audit: { target: invitationTarget(invitationId), fields: ['inviter'] },
      undo: {
        name: 'hand-over-invitation',
        input: { invitationId, fromPersonId: toPersonId, toPersonId: fromPersonId },
      },
    };
  },
});
