import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { rootDepartment } from '@madang/contract/departments/limits.ts';
import { membershipRefusals, personInvitation } from '@madang/contract/invitations/routes.ts';
import type { InvitationOption } from '@madang/contract/invitations/rules.ts';
import { fieldIssues } from '@madang/contract/kernel/rules.ts';
import { contactRefusals } from '@madang/contract/otp/contact-refusals.ts';
import { targetRules } from '@madang/contract/otp/rules.ts';
import { refuseField, refuseFields } from '@madang/contract/refuse.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { reachFault } from '../../otp/index.ts';
import { newLink, targetAad } from '../codes.ts';
import { invitationTarget, inviterOf } from '../invitations.ts';
import { insertInvitation } from '../invitations.sql.ts';
import { readMembership } from '../new-invitation.ts';
import { readSendLimits, sendLink } from '../send-link.ts';

/** INV-07: invites one person by mail or SMS. The link goes to that person alone. */
export const invitePerson = defineOperation({
  name: 'invite-person',
  input: personInvitation,
  permission: 'invitations.create',
  targets: ({ departmentCode }) => [{ kind: 'department', id: departmentCode || rootDepartment }],
  refusals: [...membershipRefusals, 'INVITATION_SENDS', ...contactRefusals],
  prepare: async ({ kernel }, { option, recipient }) => ({
    target: await readRecipient(kernel, option, recipient),
    limits: await readSendLimits(kernel),
    ...newLink(kernel.config),
  }),
  async run({ tx, kernel, companyCode, actorId, prepared }, invitation) {
    const { target, limits, link, codeHash } = prepared;
    const { option, language, validDays: days } = invitation;
    const invitationId = randomUUID();
    const inviterId = inviterOf(actorId);
    await insertInvitation(tx, {
      ...invitation,
      ...(await readMembership(tx, companyCode, invitation)),
      companyCode,
      invitationId,
      codeHash,
      kind: 'person',
      maxUses: 1,
      allowedDomains: [],
      target: kernel.keyring.encrypt(target, targetAad(invitationId)),
      inviterId,
    });
    await sendLink(tx, kernel, { companyCode, inviterId, option, target, language, link, days, limits });
    return { answer: { invitationId }, audit: { target: invitationTarget(invitationId) } };
  },
});

async function readRecipient({ properties }: Kernel, option: InvitationOption, typed: string): Promise<string> {
  const result = z.safeParse(targetRules[option], typed);
  if (!result.success) throw refuseFields(fieldIssues(result.error).map((issue) => ({ ...issue, path: 'recipient' })));
  const fault = await reachFault(properties, option, result.data);
  if (fault !== undefined) throw refuseField('recipient', fault);
  return result.data;
}
