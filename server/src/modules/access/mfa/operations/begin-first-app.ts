import * as z from 'zod/mini';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { nameHolder } from '../first-factor.ts';
import { beginApp } from '../set-up-app.ts';

/** Makes a secret for the first app. The password was proven in this sign-in, or at most ten minutes earlier. */
export const beginFirstApp = defineSignInStep({
  name: 'begin-first-app',
  waitsFor: 'factorSetUp',
  input: z.strictObject({}),
  refusals: [],
  isSecret: true,
  async run({ tx, kernel, pending }) {
    const answer = await beginApp(tx, kernel, await nameHolder(tx, kernel, pending));
    // Nothing counts before the first right code.
    return { answer, audit: 'none' };
  },
});
