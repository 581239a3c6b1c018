import type { readInvitation } from '@madang/contract/invitations/wire.ts';
import { startFlow } from '../../kernel/http/flow-cookie.ts';
import type { Call } from '../../kernel/http/operation.ts';
import { bindFlow, findBinding, type Binding } from './flows.sql.ts';

type FlowCall = Pick<Call<typeof readInvitation>, 'kernel' | 'flow' | 'request' | 'setCookie' | 'readCookie'>;

/** Whether the flow had begun with this link. Another link, or whatever else was begun, gets a flow of its own. */
export async function bindInvitation(call: FlowCall, binding: Omit<Binding, 'isBegun'>): Promise<boolean> {
  const { kernel, flow, request } = call;
  const bound = await findBinding(kernel.db, flow.flowId);
  if (bound?.codeHash.equals(binding.codeHash)) return bound.isBegun;
  const isFresh = !bound && flow.state === 'open';
  const { flowId } = isFresh ? flow : (await startFlow(kernel, call, request.address)).flow;
  await bindFlow(kernel.db, flowId, binding);
  return false;
}
