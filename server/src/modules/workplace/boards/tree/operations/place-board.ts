import { boardPlace } from '@madang/contract/workplace/boards/tree.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../../ground/companies/index.ts';
import { boardTarget } from '../../boards.ts';
import { updatePlace } from '../tree.sql.ts';

/** BRD-01: puts a board below another, whose people and rights stay those of each. */
export const placeBoard = defineOperation({
  name: 'place-board',
  input: boardPlace,
  permission: 'boards.change',
  targets: ({ boardNumber, upperBoardNumber: upper }) => [
    boardTarget(boardNumber),
    ...(upper === null ? [] : [boardTarget(upper)]),
  ],
  refusals: ['BOARD_CIRCLE', 'CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { boardNumber, upperBoardNumber, expected }) {
    await lockCompany(tx, companyCode);
    const { outcome, before } = await updatePlace(tx, companyCode, { boardNumber, upperBoardNumber, expected });
    if (outcome === 'unknown') throw refuse('CO404');
    if (outcome === 'circle') throw refuse.field('upperBoardNumber', 'BOARD_CIRCLE');
    if (outcome === 'changed') throw refuse('EDIT_CONFLICT');
    // One that stood there already has not moved.
    if (outcome === 'stood') return { answer: null, audit: 'none' };
    return {
      answer: null,
      audit: { target: boardTarget(boardNumber), fields: ['upperBoardNumber'] },
      undo: { name: 'place-board', input: { boardNumber, upperBoardNumber: before, expected: upperBoardNumber } },
    };
  },
});
