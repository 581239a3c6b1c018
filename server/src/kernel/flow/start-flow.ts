import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { flowLimits, flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import type { Kernel } from '../kernel.ts';
import { type Calling, demandAtAddress } from '../limits/address-limit.ts';
import { openFlow, type Flow } from './flow.ts';

const flowsOpened = { use: 'flow', max: flowsPerAddress, seconds: hourSeconds } as const;

/** A new flow, within what its voucher or address may open (NETWORK_LIMIT); its secret is for the browser's cookie. */
export async function startFlow(
  kernel: Pick<Kernel, 'db' | 'properties' | 'figures' | 'admission'>,
  calling: Pick<Calling, 'address' | 'voucher'>,
): Promise<{ flow: Flow; secret: string }> {
  await demandAtAddress(kernel, kernel.db, flowsOpened, calling);
  return openFlow(kernel.db, flowLimits.lifetimeSeconds);
}
