import { ownBoard } from '@madang/contract/workplace/boards/console.ts';
import { wholeList } from '../../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../../kernel/operations/definition.ts';
import { nameDepartments } from '../../../../organisation/departments/index.ts';
import { boardTarget } from '../../boards.ts';
import { selectBoardDepartments } from '../readers.sql.ts';

/** BRD-07: the departments that a board is for. */
export const listBoardDepartments = defineQuery({
  name: 'list-board-departments',
  input: ownBoard,
  permission: 'boards.view',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO404'],
  run: ({ companyCode, reader, read, refuse }, { boardNumber }) =>
    read(async (tx) => {
      const codes = await selectBoardDepartments(tx, { companyCode, boardNumber });
      if (codes === undefined) throw refuse('CO404');
      return wholeList(codes.map(await nameDepartments(tx, reader, codes)));
    }),
});
