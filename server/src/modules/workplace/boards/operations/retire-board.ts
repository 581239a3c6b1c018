import { ownBoard } from '@madang/contract/workplace/boards/console.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { boardTarget } from '../boards.ts';
import { setBoardState } from '../console.sql.ts';
import { reopenBoard } from './reopen-board.ts';

/** Closes a board. It keeps what was written in it and its place on the home, for the day it is opened again. */
export const retireBoard = defineOperation({
  name: 'retire-board',
  input: ownBoard,
  permission: 'boards.change',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { boardNumber }) {
    if (!(await setBoardState(tx, companyCode, boardNumber, 'retired'))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: boardTarget(boardNumber) },
      undo: undoBy(reopenBoard, { boardNumber }),
    };
  },
});
