import { signInChallenge } from '@madang/contract/access/mfa/inputs.ts';
import { newSecret } from '../../../../../kernel/crypto/keyring.ts';
import { definePublicQuery } from '../../../../../kernel/operations/definition.ts';
import { makeSignInChallenge } from '../sign-in-challenges.ts';
import { askAnyToSign, passkeyHome } from '../passkeys.ts';

/** Challenge for signing in by a passkey alone. It names no one, is the same for everyone and writes nothing. */
export const askLogInPasskey = definePublicQuery({
  name: 'ask-log-in-passkey',
  input: signInChallenge,
  refusals: ['PASSKEY_UNAVAILABLE'],
  async run({ kernel, db, refuse }, { secret = newSecret() }) {
    const home = passkeyHome(kernel.config);
    if (!home) throw refuse('PASSKEY_UNAVAILABLE');
    return { options: askAnyToSign(home, await makeSignInChallenge(db, kernel.keyring, secret)), secret };
  },
});
