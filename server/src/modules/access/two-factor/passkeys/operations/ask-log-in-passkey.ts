import { logInChallenge } from '@madang/contract/access/two-factor/inputs.ts';
import { newSecret } from '../../../../../kernel/crypto/keyring.ts';
import { definePublicQuery } from '../../../../../kernel/operations/definition.ts';
import { makeLogInChallenge } from '../log-in-challenges.ts';
import { askAnyToSign, passkeyHome } from '../passkeys.ts';

/** Challenge for signing in by a passkey alone. It names no one, is the same for everyone and writes nothing. */
export const askLogInPasskey = definePublicQuery({
  name: 'ask-log-in-passkey',
  input: logInChallenge,
  refusals: ['PASSKEY_UNAVAILABLE'],
  async run({ kernel, db, refuse }, { secret = newSecret() }) {
    const home = passkeyHome(kernel.config);
    if (!home) throw refuse('PASSKEY_UNAVAILABLE');
    return { options: askAnyToSign(home, await makeLogInChallenge(db, kernel.keyring, secret)), secret };
  },
});
