import { readInvitation as route } from '@madang/contract/invitations/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { secretHash } from '../../../kernel/crypto/keyring.ts';
import { startFlow } from '../../../kernel/http/flow-cookie.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { present, readBound } from '../flow-invitation.ts';
import { bindFlow, findBinding, type Binding } from '../flows.sql.ts';
import { findByCode } from '../invitations.sql.ts';

/**
 * INV-01, RTE-04: reads a link and binds it to the browser's flow. The invitation itself stays as it was, so that
 * a mail scanner which opens every link uses nothing up and counts for nobody.
 */
export const readInvitation = operation(route, async (call) => {
  const { kernel, params } = call;
  await refuseWhileClosed(kernel);
  const codeHash = secretHash(params.link);
  const found = await findByCode(kernel.db, codeHash);
  if (!found) throw refuse('INVITATION_INVALID');
  const open = await readBound(kernel, { ...found, codeHash });
  return present(open, await bind(call, { ...found, codeHash }));
});

/** Whether the flow had begun with this link. Another link, or whatever else was begun, gets a flow of its own. */
async function bind(call: Call<typeof route>, binding: Omit<Binding, 'isBegun'>): Promise<boolean> {
  const { kernel, flow, request } = call;
  const bound = await findBinding(kernel.db, flow.flowId);
  if (bound?.codeHash.equals(binding.codeHash)) return bound.isBegun;
  const isFresh = !bound && flow.state === 'open';
  const { flowId } = isFresh ? flow : await startFlow(kernel, call, request.address);
  await bindFlow(kernel.db, flowId, binding);
  return false;
}
