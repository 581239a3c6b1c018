import * as z from 'zod/mini';
import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import { defineSignInStep } from '../../../../../kernel/operations/definition.ts';
import { putChallenge } from '../../challenges.sql.ts';
import { listPasskeys } from '../passkeys.sql.ts';
import { askToSign, passkeyHome } from '../passkeys.ts';

/** Returns what the browser needs to use a passkey of the user whose sign-in waits. */
export const askPasskey = defineSignInStep({
  name: 'ask-passkey',
  waitsFor: 'factor',
  input: z.strictObject({}),
  refusals: ['CO404', 'PASSKEY_UNAVAILABLE'],
  isSecret: true,
  async run({ tx, kernel, pending, refuse }) {
    const home = passkeyHome(kernel.config);
    if (!home) throw refuse('PASSKEY_UNAVAILABLE');
    const { companyCode, personId, secretHash: boundTo } = pending;
    const known = await listPasskeys(tx, pending);
    if (known.length === 0) throw refuse('CO404');
    const options = await askToSign(home, known);
    const challenge = { content: Buffer.from(options.challenge), seconds: passkeyLimits.challengeSeconds };
    await putChallenge(tx, { companyCode, personId, purpose: 'logIn', boundTo }, challenge);
    // Nothing is proven yet.
    return { answer: { options }, audit: 'none' };
  },
});
