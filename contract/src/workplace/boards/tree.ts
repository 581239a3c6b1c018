import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { boardNumber } from './post-rules.ts';

const upperBoardNumber = z.nullable(boardNumber);
const place = { upperBoardNumber, expected: z.optional(upperBoardNumber) };

export const boardPlace = z.strictObject({ boardNumber, ...place });

/** Puts a board below another, or at the top by null. `expected`: the upper board that the caller saw. */
export const placeBoard = route({
  method: 'PUT',
  path: '/api/v1/admin/boards/{boardNumber}/place',
  params: z.strictObject({
    boardNumber: z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647)),
  }),
  body: z.strictObject(place),
  answer: success,
});

interface Placed {
  readonly boardNumber: number;
  readonly upperBoardNumber: number | null;
}

export interface InTree<Board> {
  readonly board: Board;
  /** 0 at the top; a board whose upper board is not in the list stands at the top too. */
  readonly level: number;
}

/** Boards in the order of their tree: each before those below it, and side by side as the list has them. */
export function inTree<Board extends Placed>(boards: readonly Board[]): InTree<Board>[] {
  const numbers = new Set(boards.map((board) => board.boardNumber));
  const below = new Map<number | null, Board[]>();
  for (const board of boards) {
    const upper = board.upperBoardNumber;
    const key = upper !== null && numbers.has(upper) ? upper : null;
    below.set(key, [...(below.get(key) ?? []), board]);
  }
  const from = (upper: number | null, level: number): InTree<Board>[] =>
    (below.get(upper) ?? []).flatMap((board) => [{ board, level }, ...from(board.boardNumber, level + 1)]);
  return from(null, 0);
}
