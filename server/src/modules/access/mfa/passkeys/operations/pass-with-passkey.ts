import { passkeyGuess } from '@madang/contract/access/mfa/inputs.ts';
import { defineSignInStep } from '../../../../../kernel/operations/definition.ts';
import { takeChallenge } from '../../challenges.sql.ts';
import { copyName, notifyOfCopy } from '../copied-passkey.ts';
import { countGuess, passedName, passFactor } from '../../pass-factor.ts';
import { listPasskeys, spendCounter } from '../passkeys.sql.ts';
import { isCountNext, passkeyHome, readAsserted } from '../passkeys.ts';

/** A passkey of the person signed the challenge of this sign-in, which serves this once, right or wrong. */
export const passWithPasskey = defineSignInStep({
  name: 'pass-with-passkey',
  waitsFor: 'factor',
  input: passkeyGuess,
  refusals: [
    'FACTOR_LIMIT',
    'FACTOR_TRIES',
    'MB_M_DENY_PAGE',
    'PASSKEY_COPIED',
    'PASSKEY_REFUSED',
    'PASSKEY_UNAVAILABLE',
  ],
  isSecret: true,
  auditNames: [copyName, passedName],
  async prepare({ kernel, pending, request, refuse }, { response }) {
    const home = passkeyHome(kernel.config);
    if (!home) throw refuse('PASSKEY_UNAVAILABLE');
    const credentialId = Buffer.from(response.id, 'base64url');
    const { found, wrong, fail } = await countGuess({ kernel, pending, request }, async (tx) => ({
      challenge: await takeChallenge(tx, { ...pending, purpose: 'logIn', boundTo: pending.secretHash }),
      passkey: (await listPasskeys(tx, pending)).find((each) => each.credentialId.equals(credentialId)),
    }));
    const { challenge, passkey } = found;
    if (!challenge || !passkey) throw fail(refuse('PASSKEY_REFUSED'));
    const counter = await readAsserted(home, { challenge: challenge.toString(), passkey }, response);
    if (counter === undefined) throw fail(refuse('PASSKEY_REFUSED'));
    return { passkey, counter, wrong };
  },
  async run(
    { tx, kernel, pending, request, prepared: { passkey, counter, wrong }, refuse },
    { setUpSecret, isTrusting },
  ) {
    if (!isCountNext(passkey, counter)) {
      const audit = await notifyOfCopy(tx, kernel, pending, passkey);
      return { refusal: wrong(refuse('PASSKEY_COPIED')), audit };
    }
    return passFactor(
      tx,
      { kernel, pending, request, setUpSecret },
      {
        ...(isTrusting && { isTrusting }),
        way: 'passkey',
        spend: () => spendCounter(tx, pending, { ...passkey, counter }),
        spent: wrong(refuse('PASSKEY_REFUSED')),
      },
    );
  },
});
