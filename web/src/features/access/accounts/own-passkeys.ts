import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import type { AssertedAlone } from '@madang/contract/access/mfa/passkey-forms.ts';
import { askLogInPasskey, logInWithPasskey } from '@madang/contract/access/mfa/passkey-sign-in-routes.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { call } from '../../../kernel/call.ts';

/** A sign-in that goes on: the session is null where terms are to be answered first. */
export type LoggedIn = AnswerOf<typeof logInWithPasskey>;

/** Has the browser show its passkeys in a window of its own; undefined where it was closed or ran out. */
export async function signInByChoice(staySignedIn: boolean): Promise<LoggedIn | undefined> {
  const asserted = await sign(false);
  return asserted && send(asserted, staySignedIn);
}

interface Offer {
  readonly staySignedIn: () => boolean;
  readonly onLoggedIn: (loggedIn: LoggedIn) => void;
  readonly onRefused: (thrown: unknown) => void;
}

/** A new challenge comes a minute before the one before ends. */
const renewMs = (passkeyLimits.challengeSeconds - 60) * 1_000;

/** Has the browser offer its passkeys in the list that it fills the ID from, until the answer is called. */
export function offerPasskeys({ staySignedIn, onLoggedIn, onRefused }: Offer): () => void {
  let isOver = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const offer = async (): Promise<void> => {
    renewal = setTimeout(() => void renew(), renewMs);
    // What cannot be offered is missed by no one: the button is there.
    const asserted = await sign(true).catch(() => undefined);
    if (!asserted || isOver) return;
    await send(asserted, staySignedIn()).then(onLoggedIn, onRefused);
  };
  /** No one chooses from a page that lies behind others. */
  const renew = () => {
    if (document.visibilityState === 'visible') return offer();
    document.addEventListener('visibilitychange', () => isOver || void offer(), { once: true });
  };
  void browserSupportsWebAuthnAutofill().then(async (isSupported) => {
    if (isSupported && !isOver) await offer();
  });
  return () => {
    isOver = true;
    clearTimeout(renewal);
    WebAuthnAbortService.cancelCeremony();
  };
}

async function sign(useBrowserAutofill: boolean): Promise<AssertedAlone | undefined> {
  const { options: optionsJSON } = await call(askLogInPasskey);
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
  } catch {
    return undefined;
  }
}

function send(response: AssertedAlone, staySignedIn: boolean): Promise<LoggedIn> {
  return call(logInWithPasskey, { body: { response, staySignedIn } });
}
