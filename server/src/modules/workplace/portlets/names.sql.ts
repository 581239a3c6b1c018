import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** Names of the cards of the home. */
export const portletNamesOf = namedRows({
  table: 'portlets',
  id: 'portlet_number',
  name: 'korean_title',
  englishName: 'english_title',
});

/** Names of the categories of the home. */
export const categoryNamesOf = namedRows({
  table: 'portlet_categories',
  id: 'category_number',
  name: 'korean_title',
  englishName: 'english_title',
});
