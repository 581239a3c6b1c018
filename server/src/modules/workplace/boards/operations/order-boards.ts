import { boardOrder } from '@madang/contract/workplace/boards/console.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { orderBoardRows, selectBoardOrder } from '../console.sql.ts';

/** Puts the boards of the company into an order. */
export const orderBoards = defineOperation({
  name: 'order-boards',
  input: boardOrder,
  permission: 'boards.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { boardNumbers, expected }) {
    await lockCompany(tx, companyCode);
    const present = await selectBoardOrder(tx, companyCode);
    if (!orderMatchesExpected(present, expected, boardNumbers)) throw refuse('EDIT_CONFLICT');
    if ((await orderBoardRows(tx, companyCode, boardNumbers)) < boardNumbers.length) throw refuse('CO404');
    const left = [...new Set([...boardNumbers, ...present])];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'order-boards', input: { boardNumbers: present, expected: left } },
    };
  },
});
