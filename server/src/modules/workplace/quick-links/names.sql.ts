import { namedRows } from '../../../kernel/rows/named-rows.ts';

export const linkNamesOf = namedRows({
  table: 'quick_links',
  id: 'link_id',
  name: 'korean_title',
  englishName: 'english_title',
});
