import * as z from 'zod/mini';
import { defineSignInStep } from '../../../../../kernel/operations/definition.ts';
import { nameHolder } from '../../first-factor.ts';
import { beginPasskey } from '../set-up-passkey.ts';

/** Returns what the browser needs to create the first passkey; the password was proven in this sign-in. */
export const beginFirstPasskey = defineSignInStep({
  name: 'begin-first-passkey',
  waitsFor: 'factorSetUp',
  input: z.strictObject({}),
  refusals: ['PASSKEY_LIMIT', 'PASSKEY_UNAVAILABLE'],
  isSecret: true,
  async run({ tx, kernel, pending }) {
    const options = await beginPasskey(tx, kernel, await nameHolder(tx, kernel, pending));
    // Nothing counts before the browser has made it.
    return { answer: { options }, audit: 'none' };
  },
});
