import type { CreatedPasskey } from '@madang/contract/access/mfa/passkey-forms.ts';
import type { BodyOf } from '@madang/contract/kernel/route.ts';
import { addPasskey as addRoute, beginPasskey as beginRoute } from '@madang/contract/access/mfa/routes.ts';
import { startRegistration } from '@simplewebauthn/browser';
import { call } from '../../../kernel/call.ts';

/** Reasons that a browser created no passkey: a closed or expired window, or a device that has one of this account. */
export type NotMade = 'notMade' | 'known';

/** Has the browser make a passkey and registers it. Answers the recovery codes, where the person had none before. */
export async function makePasskey({ password, passkeyName }: { password: string; passkeyName: string }) {
  const { options } = await call(beginRoute, { body: { password } });
  const response = await createPasskey(options);
  if (typeof response === 'string') return response;
  const body: BodyOf<typeof addRoute> = { passkeyName, response };
  return (await call(addRoute, { body })).recoveryCodes;
}

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Has the browser make a passkey. */
export async function createPasskey(optionsJSON: Options): Promise<CreatedPasskey | NotMade> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
  } catch (thrown) {
    return thrown instanceof Error && thrown.name === 'InvalidStateError' ? 'known' : 'notMade';
  }
}
