import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** Names of anniversaries, in the only language that they have. */
export const anniversaryNamesOf = namedRows({
  table: 'anniversaries',
  id: 'anniversary_id',
  name: 'subject',
  englishName: 'subject',
});
