import { resendInvitation as route } from '@madang/contract/invitations/routes.ts';
import type { InvitationOption } from '@madang/contract/invitations/rules.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { newLink, targetAad } from '../codes.ts';
import { exists, replaceCode } from '../invitations.sql.ts';
import { readSendLimits, sendLink } from '../send-link.ts';

/** A new code for the same invitation, open or expired; whoever holds the old one holds nothing any more. */
export const resendInvitationCall = operation(route, async (call) => {
  const { kernel, params, body } = call;
  const { invitationId } = params;
  const actor = actorOf(call);
  const { companyCode } = actor;
  const limits = await readSendLimits(kernel);
  const { link, codeHash } = newLink(kernel.config);
  return inCompany(kernel.db, companyCode, async (tx) => {
    if (!(await exists(tx, companyCode, invitationId))) throw refuse('CO404');
    const sent = await replaceCode(tx, { companyCode, invitationId, codeHash }, body.validDays);
    if (!sent) throw refuse('INVITATION_STATE');
    await writeAudit(tx, {
      ...actor,
      operation: 'resend-invitation',
      target: { kind: 'invitation', id: invitationId },
    });
    if (!sent.target) return { link };
    await sendLink(tx, kernel, {
      companyCode,
      link,
      limits,
      days: body.validDays,
      // The table's check holds the same two options, and whoever has a target has one.
      option: sent.option as InvitationOption,
      target: kernel.keyring.decrypt(sent.target, targetAad(invitationId)),
      language: toLanguage(sent.language) ?? fallbackLanguage,
    });
    return { link: null };
  });
});
