import { boardSettings } from '@madang/contract/workplace/boards/console.ts';
import { setUpBoards } from '@madang/contract/workplace/boards/limits.ts';
import { settledValidity } from '@madang/contract/workplace/boards/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { isUnfinished } from '../../../ground/set-up-runs/index.ts';
import { showBoardOnHome } from '../../portlets/index.ts';
import { boardTarget } from '../boards.ts';
import { insertBoard } from '../boards.sql.ts';

/**
 * Adds a board from the console, with its portlet if shown, in one transaction. The set-up's boards (`create-board`)
 * differ in details.
 */
export const addBoard = defineOperation({
  name: 'add-board',
  input: boardSettings,
  permission: 'boards.create',
  targets: () => [],
  refusals: ['BOARD_LIMIT'],
  async run({ tx, companyCode, refuse }, { showsOnHome, ...board }) {
    const settings = { ...board, ...settledValidity(board), parentBoardNumber: null, state: 'active' } as const;
    const limit = isUnfinished(await lockCompany(tx, companyCode)) ? setUpBoards : undefined;
    const boardNumber = await insertBoard(tx, companyCode, { ...settings, limit });
    if (boardNumber === undefined) throw refuse('BOARD_LIMIT', { 0: setUpBoards });
    if (showsOnHome) await showBoardOnHome(tx, companyCode, { ...board, boardNumber });
    return { answer: { boardNumber }, audit: { target: boardTarget(boardNumber) } };
  },
});
