import { ownBoard } from '@madang/contract/workplace/boards/console.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { boardTarget } from '../boards.ts';
import { boardNamesOf } from '../names.sql.ts';
import { removeBoard } from '../boards.sql.ts';

/** Deletes a board of the set-up. Afterwards boards are retired, because people have written in them. */
export const deleteBoard = defineOperation({
  name: 'delete-board',
  input: ownBoard,
  permission: 'boards.delete',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO403', 'CO404'],
  async run({ tx, companyCode, refuse }, { boardNumber }) {
    await lockSetUp(tx, companyCode);
    const called = await readName(tx, boardNamesOf, { companyCode, id: String(boardNumber) });
    if (!(await removeBoard(tx, companyCode, boardNumber))) throw refuse('CO404');
    return { answer: null, audit: { target: boardTarget(boardNumber), called } };
  },
});
