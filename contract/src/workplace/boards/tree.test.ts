import { expect, test } from 'vitest';
import { inTree } from './tree.ts';

const board = (boardNumber: number, upperBoardNumber: number | null = null) => ({ boardNumber, upperBoardNumber });
const drawn = (boards: Parameters<typeof inTree>[0]) =>
  inTree(boards).map(({ board: { boardNumber }, level }) => [boardNumber, level]);

test('BRD-01 boards are below their parent in the order of the list, in any input order', () => {
  expect(drawn([board(4, 2), board(1), board(3, 2), board(2, 1), board(5)])).toEqual([
    [1, 0],
    [2, 1],
    [4, 2],
    [3, 2],
    [5, 0],
  ]);
});

test('BRD-01 a board whose parent is not in the list is at the top', () => {
  expect(drawn([board(2, 1), board(3, 2)])).toEqual([
    [2, 0],
    [3, 1],
  ]);
});
