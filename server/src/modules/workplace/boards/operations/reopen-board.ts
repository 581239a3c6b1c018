import { ownBoard } from '@madang/contract/workplace/boards/console.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { boardTarget } from '../boards.ts';
import { setBoardState } from '../console.sql.ts';

/** Opens a retired board again, with everything written in it and in its place on the home. */
export const reopenBoard = defineOperation({
  name: 'reopen-board',
  input: ownBoard,
  permission: 'boards.change',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { boardNumber }) {
    if (!(await setBoardState(tx, companyCode, boardNumber, 'active'))) throw refuse('CO404');
    return { answer: null, audit: { target: boardTarget(boardNumber) } };
  },
});
