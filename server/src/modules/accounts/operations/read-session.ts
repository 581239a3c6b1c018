import * as z from 'zod/mini';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { ownCompaniesOf } from '../../../kernel/session/login-ties.sql.ts';
import { sessionAnswer } from '../session-answer.ts';

/** Who am I: the edge has read the session already. */
export const readSession = defineQuery({
  name: 'read-session',
  // What the browser holds of a set-up that goes on in it.
  input: z.strictObject({ setUpSecret: z.optional(z.string()) }),
  permission: 'session',
  targets: () => [],
  refusals: [],
  isOpenToPasswordRenewal: true,
  async run({ reader, ask }, { setUpSecret }) {
    const answer = sessionAnswer(reader, setUpSecret);
    const companies = answer.can.includes('administerCompany') ? await ask(ownCompaniesOf(reader)) : [];
    return { ...answer, opensOtherCompanies: companies.length > 1 };
  },
});
