import * as z from 'zod/mini';
import { defineLogInStep } from '../../../../kernel/operations/definition.ts';
import { nameHolder } from '../first-factor.ts';
import { beginApp } from '../set-up-app.ts';

/** A secret for the first app; the password was proven in this log-in, or up to ten minutes before in the session that it took the place of. */
export const beginFirstApp = defineLogInStep({
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
