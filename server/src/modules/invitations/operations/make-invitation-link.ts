import { randomUUID } from 'node:crypto';
import { makeInvitationLink as route } from '@madang/contract/invitations/routes.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { newLink } from '../codes.ts';
import { insertInvitation } from '../invitations.sql.ts';
import { readMembership } from '../new-invitation.ts';

/** INV-07: a link to pass on, for so many people on such domains. The answer alone holds it. */
export const makeInvitationLinkCall = operation(route, async (call) => {
  const { kernel, session, body, request } = call;
  const actor = actorOf(call);
  const { companyCode } = actor;
  const invitationId = randomUUID();
  const { link, codeHash } = newLink(kernel.config);
  await inCompany(kernel.db, companyCode, async (tx) => {
    const { uses: maxUses, ...rest } = body;
    await insertInvitation(tx, {
      ...rest,
      ...(await readMembership(tx, companyCode, body)),
      companyCode,
      invitationId,
      codeHash,
      kind: 'link',
      maxUses,
      language: request.language,
      inviterId: session.personId,
    });
    await writeAudit(tx, {
      ...actor,
      operation: 'make-invitation-link',
      target: { kind: 'invitation', id: invitationId },
    });
  });
  return { invitationId, link };
});
