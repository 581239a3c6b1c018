import { expect, test } from 'vitest';
import { blockOf, cellsOfText, spread, textOfCells } from './blocks.ts';

test('BLK-10 a block is the same after copying and pasting, with tabs, quotes and line breaks in its cells', () => {
  const cells = [
    ['홍길동', '', 'a\tb'],
    ['"네"', '두\n줄', ''],
  ];
  expect(cellsOfText(textOfCells(cells))).toEqual(cells);
  expect(cellsOfText('가\t나\r\n다\t라\r\n')).toEqual([
    ['가', '나'],
    ['다', '라'],
  ]);
  expect(cellsOfText('5" 관\t"끝 없음')).toEqual([['5" 관', '"끝 없음']]);
});

test('BLK-10 one cell fills the block; more start at its first cell and end with the grid', () => {
  const block = blockOf({ row: 2, column: 1 }, { row: 1, column: 0 });
  expect(spread(block, [['값']], { rows: 3, columns: 2 }).map(({ row, column }) => [row, column])).toEqual([
    [1, 0],
    [1, 1],
    [2, 0],
    [2, 1],
  ]);
  const cells = [['1', '2', '3'], ['4'], ['5']];
  expect(spread(block, cells, { rows: 3, columns: 2 })).toEqual([
    { row: 1, column: 0, value: '1' },
    { row: 1, column: 1, value: '2' },
    { row: 2, column: 0, value: '4' },
  ]);
});
