import { findFlow, flowCookie, flowSecretOf, type Flow } from '../../flow/flow.ts';
import { startFlow } from '../../flow/start-flow.ts';
import type { Kernel } from '../../kernel.ts';
import type { Voucher } from '../../limits/address-limit.ts';
import type { CookieAccess } from '../bound-route.ts';

/** A flow with what gives its proof to the browser. */
export interface JoinedFlow {
  readonly flow: Flow;
  /** The call is over: the browser is given what it has proven in it, and only then does its cookie change. */
  readonly giveProof: () => void;
}

/** The browser's living flow, or a new one; `findVoucher` is asked for a new one alone. */
export async function joinFlow(
  kernel: Kernel,
  cookie: CookieAccess,
  { address, findVoucher }: { readonly address: string; readonly findVoucher?: () => Promise<Voucher | undefined> },
): Promise<JoinedFlow> {
  const known = cookie.readCookie('flow');
  const current = known === undefined ? undefined : await findFlow(kernel.db, known);
  if (known !== undefined && current) return givingProof(cookie, current, flowSecretOf(known));
  const { flow, secret } = await startFlow(kernel, { address, voucher: await findVoucher?.() });
  cookie.setCookie('flow', secret);
  return givingProof(cookie, flow, secret);
}

function givingProof(cookie: CookieAccess, flow: Flow, secret: string): JoinedFlow {
  const before = flow.proofSecret;
  const giveProof = () => {
    if (flow.proofSecret !== before) cookie.setCookie('flow', flowCookie(secret, flow));
  };
  return { flow, giveProof };
}
