import { flowLimits, flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import { findFlow, openFlow, type Flow } from '../flow/flow.ts';
import type { Kernel } from '../kernel.ts';
import { limitSource } from '../limits/limit-source.ts';
import { demandFromLimit } from '../limits/rate-limit.ts';
import type { CookieName } from './cookies.ts';

interface FlowCookie {
  readonly readCookie: (name: CookieName) => string | undefined;
  readonly setCookie: (name: CookieName, value: string) => void;
}

/** The living flow of the browser's cookie; undefined where it has none. */
export async function currentFlow(kernel: Kernel, { readCookie }: Pick<FlowCookie, 'readCookie'>) {
  const secret = readCookie('flow');
  return secret === undefined ? undefined : findFlow(kernel.db, secret);
}

/** The browser's living flow, or a new one. */
export async function joinFlow(kernel: Kernel, cookie: FlowCookie, address: string): Promise<Flow> {
  return (await currentFlow(kernel, cookie)) ?? (await startFlow(kernel, cookie, address)).flow;
}

/** A new flow in the place of the browser's, for what must not mix with what was begun there. */
export async function startFlow(
  kernel: Kernel,
  { setCookie }: Pick<FlowCookie, 'setCookie'>,
  address: string,
): Promise<{ flow: Flow; secret: string }> {
  const count = await kernel.properties.get(flowsPerAddress);
  await demandFromLimit(kernel.db, `flow:${limitSource(address)}`, { count, seconds: hourSeconds });
  const opened = await openFlow(kernel.db, flowLimits.lifetimeSeconds);
  setCookie('flow', opened.secret);
  return opened;
}
