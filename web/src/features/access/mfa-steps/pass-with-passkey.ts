import type { RequestOptions } from '@madang/contract/access/mfa/passkey-forms.ts';
import { startAuthentication } from '@simplewebauthn/browser';
import { type Passed, askForPasskey, passPasskey } from './step-calls.ts';

/** Has the browser use a passkey; undefined where its window was closed or ran out. */
export async function passWithOwnPasskey(isTrusting: boolean): Promise<Passed | undefined> {
  const asserted = await sign(await askForPasskey());
  return asserted && passPasskey(asserted, isTrusting);
}

async function sign(optionsJSON: RequestOptions) {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
    const { clientDataJSON, authenticatorData, signature } = response;
    return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
  } catch {
    return undefined;
  }
}
