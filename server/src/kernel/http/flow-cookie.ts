import { findFlow, type Flow } from '../flow/flow.ts';
import { startFlow } from '../flow/start-flow.ts';
import type { Kernel } from '../kernel.ts';
import type { CookieAccess } from './bound-route.ts';

/** The browser's living flow, or a new one. */
export async function joinFlow(kernel: Kernel, cookie: CookieAccess, address: string): Promise<Flow> {
  const known = cookie.readCookie('flow');
  const current = known === undefined ? undefined : await findFlow(kernel.db, known);
  if (current) return current;
  const { flow, secret } = await startFlow(kernel, address);
  cookie.setCookie('flow', secret);
  return flow;
}
