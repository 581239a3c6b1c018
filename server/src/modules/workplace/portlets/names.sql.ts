import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** What the cards of the home are called. */
export const portletNamesOf = namedRows({
  table: 'portlets',
  id: 'portlet_number',
  name: 'korean_title',
  englishName: 'english_title',
});

/** What the categories of the home are called. */
export const categoryNamesOf = namedRows({
  table: 'portlet_categories',
  id: 'category_number',
  name: 'korean_title',
  englishName: 'english_title',
});
