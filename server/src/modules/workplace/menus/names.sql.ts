import { namedRows } from '../../../kernel/rows/named-rows.ts';

export const menuNamesOf = namedRows({
  table: 'menus',
  id: 'menu_id',
  name: 'korean_title',
  englishName: 'english_title',
});
