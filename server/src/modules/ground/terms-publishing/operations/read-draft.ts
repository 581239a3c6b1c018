import { edition } from '@madang/contract/ground/terms-publishing/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { selectDraft } from '../drafts.sql.ts';
import { checkPlace } from '../editions.ts';
import { presentDraft } from '../present-draft.ts';

/** The saved draft of a country's terms, or what a new one begins with. */
export const readDraft = defineQuery({
  name: 'read-draft',
  input: edition,
  permission: 'terms-publishing.view',
  targets: () => [],
  refusals: ['CO404'],
  // Versions and drafts belong to no company.
  async run({ kernel: { db } }, key) {
    checkPlace(key);
    return presentDraft(db, key, await selectDraft(db, key));
  },
});
