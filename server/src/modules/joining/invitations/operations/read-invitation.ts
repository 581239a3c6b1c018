import { anyLink } from '@madang/contract/joining/invitations/wire.ts';
import { secretHash } from '../../../../kernel/crypto/keyring.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { bindLinkedFlow, findLinkedFlow } from '../bind-invitation.ts';
import { present, readBound } from '../flow-invitation.ts';
import { findByCode } from '../invitations.sql.ts';
import { isInvitedProven } from '../recipients/mailbox-proof.ts';
import { invitationVoucher } from '../flows.sql.ts';

/**
 * INV-01, RTE-04: reads a link and binds it to the browser's flow, leaving the invitation unchanged, so mail scanners
 * use up nothing.
 */
export const readInvitation = defineFlowStep({
  name: 'read-invitation',
  input: anyLink,
  refusals: ['APPROVAL_AWAITED', 'CO429', 'INVITATION_INVALID', 'MB_M_REGISTRATION_CLOSED'],
  isSecret: true,
  async prepare({ kernel, flow, request: { address }, refuse }, { link }) {
    await refuseWhileClosed(kernel);
    const codeHash = secretHash(link);
    const found = await findByCode(kernel.db, codeHash);
    if (!found) throw refuse('INVITATION_INVALID');
    const { isAwaited, ...key } = found;
    // A personal link went to the applicant alone, so no one else hears of the application.
    if (isAwaited) throw refuse('APPROVAL_AWAITED');
    const binding = { ...key, codeHash };
    const open = await readBound(kernel, binding);
    const calling = { flow, address, voucher: invitationVoucher(open) };
    const linked = await findLinkedFlow(kernel, calling, { ...binding, idDomain: open.wantedDomain });
    // A flow that was opened for the link has not begun.
    return { open, linked, isProven: linked.isBegun && (await isInvitedProven(kernel, flow, open)) };
  },
  async run({ tx, prepared: { open, linked, isProven } }) {
    await bindLinkedFlow(tx, linked);
    const { isBegun, newFlowSecret } = linked;
    // To read a link changes nothing of the company's.
    return { answer: { invitation: present(open, { isBegun, isProven }), newFlowSecret }, audit: 'none' };
  },
});
