import { invitationResend } from '@madang/contract/joining/invitations/routes.ts';
import type { InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { newLink, targetAad } from '../codes.ts';
import { invitationTarget, inviterOf } from '../invitations.ts';
import { exists, replaceCode } from '../invitations.sql.ts';
import { readSendLimits, sendLink } from '../send-link.ts';

/** Gives an invitation, open or expired, a new code; the old one no longer works. */
export const resendInvitation = defineOperation({
  name: 'resend-invitation',
  input: invitationResend,
  permission: 'invitations.resend',
  targets: ({ invitationId }) => [invitationTarget(invitationId)],
  isSecret: true,
  refusals: ['CO404', 'INVITATION_STATE', 'INVITATION_SENDS'],
  prepare: async ({ kernel }) => ({ ...newLink(kernel.config), limits: await readSendLimits(kernel) }),
  async run({ tx, kernel, companyCode, actorId, prepared, refuse }, { invitationId, validDays: days }) {
    const { link, codeHash, limits } = prepared;
    if (!(await exists(tx, companyCode, invitationId))) throw refuse('CO404');
    const sent = await replaceCode(tx, { companyCode, invitationId, codeHash }, days);
    if (!sent) throw refuse('INVITATION_STATE');
    const audit = { target: invitationTarget(invitationId) };
    // The link of a shared invitation is in the answer alone; a personal one is sent.
    const answer = { link: sent.target ? null : link };
    if (!sent.target) return { answer, audit };
    await sendLink(tx, kernel, {
      companyCode,
      inviterId: inviterOf(actorId),
      link,
      limits,
      days,
      // The table's check has the same two options, and an invitation with a target has one.
      option: sent.option as InvitationOption,
      target: kernel.keyring.decrypt(sent.target, targetAad(invitationId)),
      language: toLanguage(sent.language) ?? fallbackLanguage,
    });
    return { answer, audit };
  },
});
