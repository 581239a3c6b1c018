import { boardCreation } from '@madang/contract/workplace/boards/console.ts';
import { setUpBoards } from '@madang/contract/workplace/boards/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { boardTarget, constraints } from '../boards.ts';
import { insertBoard, type BoardState } from '../boards.sql.ts';
import { watchPendingBoard } from '../pending-boards.ts';

/** Creates a board of the set-up. One that waits for its portlet counts and stays unseen until the order names the portlet. */
export const createBoard = defineOperation({
  name: 'create-board',
  input: boardCreation,
  permission: 'boards.create',
  targets: ({ parentBoardNumber }) => (parentBoardNumber === null ? [] : [boardTarget(parentBoardNumber)]),
  refusals: ['CO401', 'CO403', 'CO404', 'BOARD_LIMIT'],
  constraints,
  async run({ tx, companyCode, refuse }, { isActive, showsOnHome, ...settings }) {
    await lockSetUp(tx, companyCode);
    const state: BoardState = !isActive ? 'retired' : showsOnHome ? 'pending' : 'active';
    const board = { ...settings, state, limit: setUpBoards };
    const boardNumber = await insertBoard(tx, companyCode, board);
    if (boardNumber === undefined) throw refuse('BOARD_LIMIT', { 0: setUpBoards });
    if (state === 'pending') await watchPendingBoard(tx, { companyCode, boardNumber });
    return { answer: { boardNumber }, audit: { target: boardTarget(boardNumber) } };
  },
});
