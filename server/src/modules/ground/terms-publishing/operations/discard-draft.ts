import { edition } from '@madang/contract/ground/terms-publishing/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { deleteDraft } from '../drafts.sql.ts';
import { termsTarget } from '../editions.ts';

/** Throws a draft away; what was published stays. */
export const discardDraft = defineOperation({
  name: 'discard-draft',
  input: edition,
  permission: 'terms-publishing.draft',
  targets: (key) => [termsTarget(key)],
  refusals: ['CO404'],
  async run({ tx, refuse }, key) {
    if (!(await deleteDraft(tx, key))) throw refuse('CO404');
    return { answer: null, audit: { target: termsTarget(key) } };
  },
});
