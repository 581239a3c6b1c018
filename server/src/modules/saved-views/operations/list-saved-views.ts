import * as z from 'zod/mini';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { savedViewsOf } from '../saved-views.sql.ts';

/** The caller's own views, and those that the company shares. */
export const listSavedViews = defineQuery({
  name: 'list-saved-views',
  input: z.strictObject({}),
  permission: 'saved-views.view',
  targets: () => [],
  refusals: [],
  async run({ reader, ask }) {
    const rows = await ask(savedViewsOf(reader));
    const mayCreate = reader.rights.everywhere.has('saved-views.create');
    return { ...wholeList(rows), can: mayCreate ? ['create' as const] : [] };
  },
});
