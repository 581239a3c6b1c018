import { namedRows } from '../../../kernel/rows/named-rows.ts';

export const boardNamesOf = namedRows({
  table: 'boards',
  id: 'board_number',
  name: 'board_name',
  englishName: 'english_board_name',
});
