import type { CookieAccess } from '../../../kernel/http/bound-route.ts';
import type { CookieName } from '../../../kernel/http/cookies.ts';
import type { RequestInfo } from '../../../kernel/http/request-info.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { readSession } from '../../../kernel/session/session.ts';
import { sessionAnswer } from '../accounts/index.ts';
import type { Opened } from './pass-factor.ts';

interface StepCall {
  readonly kernel: Kernel;
  readonly request: Pick<RequestInfo, 'address'>;
  readonly readCookie: (name: CookieName) => string | undefined;
}

/** Returns the input of a sign-in step: the body sent and the browser's secret of a set-up. */
export function goingOn<B extends object>({ body, readCookie }: StepCall & { readonly body: B }) {
  return { ...body, setUpSecret: readCookie('setUp') };
}

/** Gives the browser the secret of what was opened. */
export function setCookiesOf(
  set: CookieAccess['setCookie'],
  { secret, keptSeconds, isPending, newDevice }: Opened,
): void {
  if (newDevice !== undefined) set('device', newDevice);
  set('pending', isPending ? secret : null);
  set('session', isPending ? null : secret, keptSeconds);
}

/** The session, where it is one. */
export async function sessionOf(
  { secret, isPending }: Pick<Opened, 'secret' | 'isPending'>,
  { kernel, request: { address }, readCookie }: StepCall,
) {
  const setUpSecret = readCookie('setUp');
  const session = isPending ? undefined : await readSession(kernel, { secret, setUpSecret, address });
  return { session: session ? sessionAnswer(session, readCookie('setUp')) : null };
}
