import { boardChange } from '@madang/contract/workplace/boards/console.ts';
import { settledValidity } from '@madang/contract/workplace/boards/rules.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { boardsOnHome, hideBoardFromHome, showBoardOnHome } from '../../portlets/index.ts';
import { boardTarget } from '../boards.ts';
import { lockBoard, updateBoard } from '../console.sql.ts';

/** Changes what a board lets people do. What was written without a name stays so, whatever the board becomes. */
export const changeBoard = defineOperation({
  name: 'change-board',
  input: boardChange,
  permission: 'boards.change',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { boardNumber, showsOnHome, expected, ...board }) {
    const settings = { ...board, ...settledValidity(board), parentBoardNumber: null };
    await lockCompany(tx, companyCode);
    if (!(await lockBoard(tx, companyCode, boardNumber))) throw refuse('CO404');
    // Only one transaction at a time arranges the home, the one that has locked the company.
    const isOnHome = expected !== undefined && (await boardsOnHome(tx, companyCode)).has(boardNumber);
    // As expected, or already as desired; each of them whole, for the home is in another table.
    const known = expected && [expected, { ...settings, showsOnHome }].filter((each) => each.showsOnHome === isOnHome);
    const isKnown = known === undefined || known.length > 0;
    if (!isKnown || !(await updateBoard(tx, companyCode, boardNumber, { settings, asNow: known }))) {
      throw refuse('EDIT_CONFLICT');
    }
    if (showsOnHome) await showBoardOnHome(tx, companyCode, { ...board, boardNumber });
    else await hideBoardFromHome(tx, companyCode, boardNumber);
    const changed = changesOf({ ...board, showsOnHome }, expected);
    return { answer: null, audit: { target: boardTarget(boardNumber), ...changed } };
  },
});
