import { Secret, TOTP } from 'otpauth';
import type { Caller } from './caller.ts';

/** The code of the half minute that is `ahead` from now; the product takes the one before and after too. */
export function codeOf(secret: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });
}

/** Sets the app up without which the sign-in of this caller goes no further. */
export async function setUpFirstApp(caller: Caller): Promise<void> {
  const begun = await caller.post('/api/v1/session/factor/set-up/app');
  const code = codeOf(begun.json<{ secret: string }>().secret);
  const entered = await caller.post('/api/v1/session/factor/set-up/app/code', { code });
  if (entered.status !== 200) throw new Error(`the app was refused: ${entered.text}`);
}
