import { restoreInvitation, revokeInvitation } from '@madang/contract/invitations/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { exists, markRestored, markRevoked } from '../invitations.sql.ts';

type Mark = (tx: Tx, companyCode: string, invitationId: string) => Promise<boolean>;

/** Ends an invitation; who joined by it stays, who has begun goes no further. */
export const revokeInvitationCall = operation(revokeInvitation, (call) =>
  change(call, 'revoke-invitation', markRevoked),
);

/** The undo of a revocation, as long as the invitation would have lived. */
export const restoreInvitationCall = operation(restoreInvitation, (call) =>
  change(call, 'restore-invitation', markRestored),
);

function change(call: Call<typeof revokeInvitation | typeof restoreInvitation>, name: string, mark: Mark) {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { invitationId } = call.params;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    if (!(await mark(tx, companyCode, invitationId))) {
      throw refuse((await exists(tx, companyCode, invitationId)) ? 'INVITATION_STATE' : 'CO404');
    }
    await writeAudit(tx, { ...actor, operation: name, target: { kind: 'invitation', id: invitationId } });
    return { result: 'success' as const };
  });
}
