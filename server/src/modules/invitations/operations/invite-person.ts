import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { invitePerson as route } from '@madang/contract/invitations/routes.ts';
import type { InvitationOption } from '@madang/contract/invitations/rules.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { targetRules } from '@madang/contract/otp/rules.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { reachFault } from '../../otp/index.ts';
import { newLink, targetAad } from '../codes.ts';
import { insertInvitation } from '../invitations.sql.ts';
import { readMembership } from '../new-invitation.ts';
import { readSendLimits, sendLink } from '../send-link.ts';

/** INV-07: invites one person by mail or SMS. Nobody but that person ever sees the link. */
export const invitePersonCall = operation(route, async (call) => {
  const { kernel, session, body } = call;
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { option, language, validDays: days } = body;
  const target = await readRecipient(kernel, option, body.recipient);
  const limits = await readSendLimits(kernel);
  const invitationId = randomUUID();
  const { link, codeHash } = newLink(kernel.config);
  await inCompany(kernel.db, companyCode, async (tx) => {
    await insertInvitation(tx, {
      ...body,
      ...(await readMembership(tx, companyCode, body)),
      companyCode,
      invitationId,
      codeHash,
      kind: 'person',
      maxUses: 1,
      allowedDomains: [],
      target: kernel.keyring.encrypt(target, targetAad(invitationId)),
      inviterId: session.personId,
    });
    await sendLink(tx, kernel, { companyCode, option, target, language, link, days, limits });
    await writeAudit(tx, { ...actor, operation: 'invite-person', target: { kind: 'invitation', id: invitationId } });
  });
  return { invitationId };
});

async function readRecipient({ properties }: Kernel, option: InvitationOption, typed: string): Promise<string> {
  const result = z.safeParse(targetRules[option], typed);
  if (!result.success) throw refuseFields(fieldIssues(result.error).map((issue) => ({ ...issue, path: 'recipient' })));
  const fault = await reachFault(properties, option, result.data);
  if (fault !== undefined) throw refuseField('recipient', fault);
  return result.data;
}
