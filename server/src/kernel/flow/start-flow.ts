import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { flowLimits, flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import type { Kernel } from '../kernel.ts';
import { limitSource } from '../limits/limit-source.ts';
import { demandFromLimit } from '../limits/rate-limit.ts';
import { openFlow, type Flow } from './flow.ts';

/** A new flow, within what one address may open in an hour (CO429); its secret is for the browser's cookie. */
export async function startFlow(
  { db, properties }: Pick<Kernel, 'db' | 'properties'>,
  address: string,
): Promise<{ flow: Flow; secret: string }> {
  const count = await properties.get(flowsPerAddress);
  await demandFromLimit(db, `flow:${limitSource(address)}`, { count, seconds: hourSeconds });
  return openFlow(db, flowLimits.lifetimeSeconds);
}
