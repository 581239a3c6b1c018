import * as z from 'zod/mini';
import { enterCompany } from '../../../../kernel/db/database.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { readBound } from '../flow-invitation.ts';
import { findBinding, markBegun } from '../flows.sql.ts';
import { countOpening } from '../invitations.sql.ts';
import { proveMailbox } from '../recipients/mailbox-proof.ts';

/**
 * INV-04, INV-05: counts the first press of the sign-up button in a browser; behind a personal mail's link the first
 * press proves the mailbox.
 */
export const beginInvitation = defineFlowStep({
  name: 'begin-invitation',
  input: z.strictObject({}),
  refusals: ['INVITATION_INVALID', 'MB_M_DENY_PAGE', 'MB_M_REGISTRATION_CLOSED'],
  async prepare({ kernel, flow, refuse }) {
    await refuseWhileClosed(kernel);
    const binding = await findBinding(kernel.db, flow.flowId);
    if (!binding) throw refuse('MB_M_DENY_PAGE');
    return readBound(kernel, binding);
  },
  async run({ tx, kernel, flow, prepared: invitation }) {
    const { companyCode, invitationId } = invitation;
    await enterCompany(tx, companyCode);
    if (await markBegun(tx, flow.flowId)) {
      await countOpening(tx, companyCode, invitationId);
      await proveMailbox(tx, kernel, flow, invitation);
    }
    // No one has done anything yet but look.
    return { answer: null, audit: 'none' };
  },
});
