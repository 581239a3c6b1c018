import { beginInvitation as route } from '@madang/contract/invitations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { readBound } from '../flow-invitation.ts';
import { findBinding, markBegun } from '../flows.sql.ts';
import { countOpening } from '../invitations.sql.ts';

/** INV-04: the sign-up button was pressed; a browser counts once among those who opened the invitation. */
export const beginInvitation = operation(route, async ({ kernel, flow }) => {
  await refuseWhileClosed(kernel);
  const binding = await findBinding(kernel.db, flow.flowId);
  if (!binding) throw refuse('MB_M_DENY_PAGE');
  const { companyCode, invitationId } = await readBound(kernel, binding);
  await inCompany(kernel.db, companyCode, async (tx) => {
    if (await markBegun(tx, flow.flowId)) await countOpening(tx, companyCode, invitationId);
  });
  return { result: 'success' as const };
});
