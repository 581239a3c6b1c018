import { pendingBoard } from '@madang/contract/workplace/boards/inputs.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { boardNamesOf } from '../names.sql.ts';
import { deletePendingBoard } from '../boards.sql.ts';

/** WIZ-10: a board whose portlet never came is taken away, however the set-up’s browser or this process ended. */
export const removePendingBoard = defineOperation({
  name: 'remove-pending-board',
  input: pendingBoard,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode }, { boardNumber }) {
    const called = await readName(tx, boardNamesOf, { companyCode, id: String(boardNumber) });
    const isRemoved = await deletePendingBoard(tx, companyCode, boardNumber);
    const target = { kind: 'board', id: String(boardNumber) };
    // Its portlet came, or someone else took it away: then nothing is done.
    return { answer: { isRemoved }, audit: isRemoved ? { target, called } : 'none' };
  },
});
