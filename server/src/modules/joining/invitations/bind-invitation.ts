import type { Tx } from '../../../kernel/db/database.ts';
import type { Flow } from '../../../kernel/flow/flow.ts';
import { startFlow } from '../../../kernel/flow/start-flow.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Calling } from '../../../kernel/limits/address-limit.ts';
import { bindFlow, findBinding, type NewBinding } from './flows.sql.ts';

/** The flow that a link is read in. */
export interface LinkedFlow {
  readonly flowId: string;
  /** True if the flow began with this link. */
  readonly isBegun: boolean;
  /** New binding of the flow; undefined if it is already bound. */
  readonly binding: NewBinding | undefined;
  /** Secret for the browser's cookie of a flow that was opened for the link. */
  readonly newFlowSecret: string | undefined;
}

/** The browser's own flow, unless it began with something else, another link or what else there is: then a new one. */
export async function findLinkedFlow(
  kernel: Kernel,
  { flow, ...calling }: { readonly flow: Flow } & Pick<Calling, 'address' | 'voucher'>,
  binding: NewBinding,
): Promise<LinkedFlow> {
  const bound = await findBinding(kernel.db, flow.flowId);
  const { flowId } = flow;
  if (bound?.codeHash.equals(binding.codeHash)) {
    return { flowId, isBegun: bound.isBegun, binding: undefined, newFlowSecret: undefined };
  }
  if (!bound && flow.state === 'open') return { flowId, isBegun: false, binding, newFlowSecret: undefined };
  const started = await startFlow(kernel, calling);
  return { flowId: started.flow.flowId, isBegun: false, binding, newFlowSecret: started.secret };
}

export async function bindLinkedFlow(tx: Tx, { flowId, binding }: LinkedFlow): Promise<void> {
  if (binding) await bindFlow(tx, flowId, binding);
}
