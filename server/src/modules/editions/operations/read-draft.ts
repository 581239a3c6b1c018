import { readDraft as route } from '@madang/contract/editions/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { selectDraft } from '../drafts.sql.ts';
import { checkPlace } from '../editions.ts';
import { presentDraft } from '../present-draft.ts';

/** The saved draft of a country's terms, or what a new one begins with. */
export const readDraftCall = operation(route, async ({ kernel: { db }, params }) => {
  checkPlace(params);
  return presentDraft(db, params, await selectDraft(db, params));
});
