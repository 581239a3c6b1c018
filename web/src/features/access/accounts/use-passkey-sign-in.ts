import { useEffect, useEffectEvent, useState } from 'react';
import type { CallError } from '../../../kernel/call-error.ts';
import { toCallError } from '../../../kernel/call-error.ts';
import type { LoggedIn } from './own-passkeys.ts';

/** Only what uses one loads how. */
const load = () => import('./own-passkeys.ts');

/** Browsers have passkeys where the page came safely, at a name. */
const bareAddress = /^\[|^[\d.]+$/;
const canUsePasskeys = () => isSecureContext && 'PublicKeyCredential' in window && !bareAddress.test(location.hostname);

interface PasskeyUse {
  /** Setting of the form when the passkey is used. */
  readonly staySignedIn: boolean;
  readonly onLoggedIn: (loggedIn: LoggedIn) => void;
  readonly onRefused: (refusal: CallError) => void;
  /** The browser’s window was closed, or ran out. */
  readonly onNotUsed: () => void;
}

export interface PasskeySignIn {
  /** Undefined where this browser has none for this address. */
  readonly press: (() => void) | undefined;
  readonly isBusy: boolean;
}

/** Signing in by a passkey alone: by the button, and by the list that the browser fills the ID from. */
export function usePasskeySignIn({ staySignedIn, onLoggedIn, onRefused, onNotUsed }: PasskeyUse): PasskeySignIn {
  const [canUse] = useState(canUsePasskeys);
  const [isBusy, setBusy] = useState(false);
  const pass = useEffectEvent(onLoggedIn);
  const stays = useEffectEvent(() => staySignedIn);
  const refuse = useEffectEvent((thrown: unknown) => onRefused(toCallError(thrown)));
  // A browser shows one at a time: the list makes way for the window, and comes back after it.
  useEffect(() => {
    if (!canUse || isBusy) return undefined;
    let end: (() => void) | undefined;
    let isOver = false;
    void load().then(({ offerPasskeys }) => {
      if (!isOver)
        end = offerPasskeys({
          staySignedIn: () => stays(),
          onLoggedIn: (loggedIn) => pass(loggedIn),
          onRefused: (thrown) => refuse(thrown),
        });
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [canUse, isBusy]);
  const press = async () => {
    setBusy(true);
    try {
      const loggedIn = await (await load()).signInByChoice(staySignedIn);
      // Busy until the page has left.
      if (loggedIn) return onLoggedIn(loggedIn);
      onNotUsed();
    } catch (thrown) {
      onRefused(toCallError(thrown));
    }
    setBusy(false);
  };
  return { press: canUse ? () => void press() : undefined, isBusy };
}
