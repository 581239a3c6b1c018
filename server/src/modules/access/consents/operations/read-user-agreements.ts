import * as z from 'zod/mini';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { selectLastAnswers } from '../../../ground/agreements/index.ts';

/** Returns the last answer to each of the terms by the caller, who is signed in or signing in. */
export const readUserAgreements = defineSignInStep({
  name: 'read-user-agreements',
  waitsFor: 'nothing',
  input: z.strictObject({}),
  refusals: [],
  async run({ tx, companyCode, personId }) {
    const answers = await selectLastAnswers(tx, { companyCode, personId });
    const agreements = answers.map(({ endsAt: _endsAt, ...answer }) => ({
      ...answer,
      agreedAt: answer.agreedAt.toISOString(),
    }));
    // It is only read.
    return { answer: { agreements }, audit: 'none' };
  },
});
