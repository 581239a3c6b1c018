import { readFlowInvitation as route } from '@madang/contract/invitations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { currentFlow } from '../../../kernel/http/flow-cookie.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { present, readBound } from '../flow-invitation.ts';
import { findBinding } from '../flows.sql.ts';

/** RTE-03: what the register page shows, by the browser's flow alone; without a link in it there is no such page. */
export const readFlowInvitation = operation(route, async (call) => {
  const { kernel } = call;
  await refuseWhileClosed(kernel);
  const flow = await currentFlow(kernel, call);
  const binding = flow && (await findBinding(kernel.db, flow.flowId));
  if (!binding) throw refuse('MB_M_DENY_PAGE');
  return present(await readBound(kernel, binding), binding.isBegun);
});
