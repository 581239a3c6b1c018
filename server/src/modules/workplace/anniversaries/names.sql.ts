import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** What anniversaries are called, in the one language that they have. */
export const anniversaryNamesOf = namedRows({
  table: 'anniversaries',
  id: 'anniversary_id',
  name: 'subject',
  englishName: 'subject',
});
