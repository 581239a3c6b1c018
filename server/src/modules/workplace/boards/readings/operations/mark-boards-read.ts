import { boardsReading } from '@madang/contract/workplace/boards/feed.ts';
import { defineOperation } from '../../../../../kernel/operations/definition.ts';
import type { Target } from '../../../../../kernel/operations/outcome.ts';
import { actingReader, openBoard } from '../../access.ts';
import { boardTarget } from '../../boards.ts';
import { insertBoardReadings } from '../readings.sql.ts';

/** Marks everything in one board, or in all boards that the person can read, as read. */
export const markBoardsRead = defineOperation({
  name: 'mark-boards-read',
  isOpenToGuests: true,
  input: boardsReading,
  permission: 'session',
  targets: (reading) => targetsOf(reading),
  refusals: ['CO401', 'CO404'],
  // A post or the board was deleted in the meantime.
  constraints: {
    post_readings_post_id_fkey: [null, 'CO404'],
    board_readings_board_number_fkey: [null, 'CO404'],
  },
  async run(context, reading) {
    const { tx, companyCode } = context;
    const [target = { kind: 'company', id: companyCode }] = targetsOf(reading);
    const reader = await actingReader(context, target);
    if (reading.boardNumber !== undefined) await openBoard(tx, reader, reading.boardNumber);
    await insertBoardReadings(tx, reader, reading.boardNumber);
    // What a person has read is no one else's business.
    return { answer: null, audit: 'none' };
  },
});

function targetsOf({ boardNumber }: { readonly boardNumber?: number | undefined }): Target[] {
  return boardNumber === undefined ? [] : [boardTarget(boardNumber)];
}
