import { randomUUID } from 'node:crypto';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { roleAssignmentRefusals, personInvitation } from '@madang/contract/joining/invitations/routes.ts';
import { isOnDomain } from '@madang/contract/kernel/mail-address.ts';
import { contactRefusals } from '@madang/contract/secrets/otp/contact-refusals.ts';
import { settleIndex } from '../../../../platform/keys/settle-index.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readConnected } from '../../../ground/companies/index.ts';
import { targetIndexes } from '../../../secrets/otp/index.ts';
import { addressesOfPeople } from '../../../people/contacts/index.ts';
import { newLink, targetAad } from '../codes.ts';
import { invitationTarget, inviterOf } from '../invitations.ts';
import { insertInvitation } from '../invitations.sql.ts';
import { readRoleAssignment } from '../new-invitation.ts';
import { readRecipient } from '../recipients/read-recipient.ts';
import { releaseTarget } from '../recipients/waiting-targets.sql.ts';
import { readSendLimits, sendLink } from '../send-link.ts';

/** INV-07: invites one person by mail or SMS. The link goes to that person alone. */
export const invitePerson = defineOperation({
  name: 'invite-person',
  input: personInvitation,
  permission: 'invitations.create',
  targets: ({ departmentCode }) => [{ kind: 'department', id: departmentCode || rootDepartment }],
  refusals: [
    ...roleAssignmentRefusals,
    'INVITATION_MEMBER',
    'INVITATION_SENDS',
    'INVITATION_WAITING',
    ...contactRefusals,
    'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN',
  ],
  constraints: { invitations_company_code_target_index_key: ['recipient', 'INVITATION_WAITING'] },
  prepare: async ({ kernel }, { option, recipient }) => ({
    target: await readRecipient(kernel, option, recipient),
    limits: await readSendLimits(kernel),
    connected: await readConnected(kernel.properties),
    ...newLink(kernel.config),
  }),
  async run({ tx, kernel, companyCode, actorId, prepared, refuse }, invitation) {
    const { target, limits, connected, link, codeHash } = prepared;
    const { option, language, validDays: days } = invitation;
    const invitationId = randomUUID();
    const inviterId = inviterOf(actorId);
    const { keyring } = kernel;
    const isOwn =
      option === 'externalMail' && (await addressesOfPeople(tx, keyring, companyCode, [target])).has(target);
    if (isOwn) throw refuse.field('recipient', 'INVITATION_MEMBER');
    const roleAssignment = await readRoleAssignment(tx, { companyCode, connected }, invitation);
    // The mailbox of the new ID cannot be the way to reach its own owner.
    if (option === 'externalMail' && roleAssignment.idDomain !== '' && isOnDomain(target, [roleAssignment.idDomain])) {
      throw refuse.field('recipient', 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN');
    }
    const indexes = targetIndexes(keyring, option, target);
    await releaseTarget(tx, companyCode, indexes);
    await settleIndex(tx, { table: 'invitations', column: 'target_index', of: companyCode }, indexes);
    await insertInvitation(tx, {
      ...invitation,
      ...roleAssignment,
      companyCode,
      invitationId,
      codeHash,
      kind: 'person',
      maxUses: 1,
      allowedDomains: [],
      target: keyring.encrypt(target, targetAad(invitationId)),
      ...(indexes[0] ? { targetIndex: indexes[0] } : {}),
      inviterId,
    });
    await sendLink(tx, kernel, { companyCode, inviterId, option, target, language, link, days, limits });
    return {
      answer: { invitationId },
      audit: { target: invitationTarget(invitationId) },
      undoInRun: { name: 'revoke-invitation', input: { invitationId } },
    };
  },
});
