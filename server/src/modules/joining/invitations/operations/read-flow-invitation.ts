import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { findFlow } from '../../../../kernel/flow/flow.ts';
import { definePublicQuery } from '../../../../kernel/operations/definition.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { present, readBound } from '../flow-invitation.ts';
import { findBinding } from '../flows.sql.ts';
import { isInvitedProven } from '../recipients/mailbox-proof.ts';

/** RTE-03: content of the register page, by the browser's flow alone; without a link in it there is no page. */
export const readFlowInvitation = definePublicQuery({
  name: 'read-flow-invitation',
  input: z.strictObject({ flowSecret: z.optional(anyText()) }),
  refusals: ['INVITATION_INVALID', 'MB_M_DENY_PAGE', 'MB_M_REGISTRATION_CLOSED'],
  async run({ kernel, db, refuse }, { flowSecret }) {
    await refuseWhileClosed(kernel);
    const flow = flowSecret === undefined ? undefined : await findFlow(db, flowSecret);
    const binding = flow && (await findBinding(db, flow.flowId));
    if (!binding) throw refuse('MB_M_DENY_PAGE');
    const open = await readBound(kernel, binding);
    const { isBegun } = binding;
    return present(open, { isBegun, isProven: isBegun && (await isInvitedProven(kernel, flow, open)) });
  },
});
