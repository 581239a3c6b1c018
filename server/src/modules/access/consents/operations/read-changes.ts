import { changesQuestion } from '@madang/contract/access/consents/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineSignInStep } from '../../../../kernel/operations/definition.ts';
import { changesFor } from '../../../ground/agreements/index.ts';

/** TRM-08: changes of the terms of a pending sign-in, for people who agreed to an earlier version. */
export const readChanges = defineSignInStep({
  name: 'read-changes',
  waitsFor: 'consent',
  input: changesQuestion,
  refusals: [],
  async run({ tx, companyCode, personId, request: { language } }, { countryCode }) {
    const changes = await changesFor(tx, { companyCode, personId, countryCode, language });
    // It is only read.
    return { answer: wholeList(changes), audit: 'none' };
  },
});
