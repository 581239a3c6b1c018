import { listLayout } from '@madang/contract/people/saved-views/layout.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { setLayout } from '../list-layouts.sql.ts';

/** Keeps how the caller reads the list of people. */
export const setListLayout = defineOperation({
  name: 'set-list-layout',
  input: listLayout,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode, actorId: personId = '' }, layout) {
    await setLayout(tx, { companyCode, personId }, layout);
    // Which columns a person reads is a habit and no change of the company.
    return { answer: null, audit: 'none' };
  },
});
