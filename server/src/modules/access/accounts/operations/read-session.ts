import * as z from 'zod/mini';
import { anyText } from '@madang/contract/kernel/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isGuest } from '../../../../kernel/session/guest.ts';
import { sessionAnswer } from '../session-answer.ts';

/** Returns the caller's session; the edge has already read it. */
export const readSession = defineQuery({
  name: 'read-session',
  isOpenToGuests: true,
  // What the browser holds of a set-up that goes on in it.
  input: z.strictObject({ setUpSecret: z.optional(anyText()) }),
  permission: 'session',
  targets: () => [],
  refusals: [],
  isOpenToPasswordRenewal: true,
  async run({ reader }, { setUpSecret }) {
    const answer = sessionAnswer(reader, setUpSecret);
    return { ...answer, opensOtherCompanies: reader.opensOtherCompanies, isGuest: isGuest(reader) };
  },
});
