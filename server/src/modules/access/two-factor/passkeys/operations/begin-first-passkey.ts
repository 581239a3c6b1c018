import * as z from 'zod/mini';
import { defineLogInStep } from '../../../../../kernel/operations/definition.ts';
import { nameHolder } from '../../first-factor.ts';
import { beginPasskey } from '../set-up-passkey.ts';

/** What the browser needs to make the first passkey; the password was proven in this log-in. */
export const beginFirstPasskey = defineLogInStep({
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
