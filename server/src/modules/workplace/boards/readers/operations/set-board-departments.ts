import { isDeepStrictEqual } from 'node:util';
import { boardReaders } from '@madang/contract/workplace/boards/readers.ts';
import { changesOf } from '../../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import { lockDepartmentsForReference } from '../../../../organisation/departments/index.ts';
import { boardTarget } from '../../boards.ts';
import { lockBoard } from '../../console.sql.ts';
import { replaceBoardDepartments, selectBoardDepartments } from '../readers.sql.ts';

/** BRD-07: says which departments a board is for, each with all below it; none: everyone in the company but guests. */
export const setBoardDepartments = defineOperation({
  name: 'set-board-departments',
  input: boardReaders,
  permission: 'boards.change',
  targets: ({ boardNumber }) => [boardTarget(boardNumber)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { boardNumber, departmentCodes, expected }) {
    const key = { companyCode, boardNumber };
    if (!(await lockBoard(tx, companyCode, boardNumber))) throw refuse('CO404');
    const codes = departmentCodes.toSorted();
    if ((await lockDepartmentsForReference(tx, { companyCode, codes, isCheck: false })).size < codes.length) {
      throw refuse('CO404');
    }
    const before = (await selectBoardDepartments(tx, key)) ?? [];
    const isKnown = [expected?.toSorted() ?? before, codes].some((list) => isDeepStrictEqual(list, before));
    if (!isKnown) throw refuse('EDIT_CONFLICT');
    await replaceBoardDepartments(tx, key, codes);
    return {
      answer: null,
      audit: {
        target: boardTarget(boardNumber),
        ...changesOf({ departmentCodes: codes }, { departmentCodes: before }),
      },
      undo: { name: 'set-board-departments', input: { boardNumber, departmentCodes: before, expected: codes } },
    };
  },
});
