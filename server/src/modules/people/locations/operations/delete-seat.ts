import { seatDeletion } from '@madang/contract/people/locations/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { seatTarget } from '../locations.ts';
import { deleteSeat as deleteRow, lockSeat, seatNamesOf } from '../seats.sql.ts';
import { restoreSeat } from './restore-seat.ts';

/** CM311: deletes a seat that is free, or that the caller frees with it. */
export const deleteSeat = defineOperation({
  name: 'delete-seat',
  input: seatDeletion,
  permission: 'locations.delete',
  targets: ({ seatId }) => [seatTarget(seatId)],
  refusals: ['CO404', 'CM311'],
  async run({ tx, companyCode, refuse }, { seatId, person }) {
    const seat = await lockSeat(tx, companyCode, seatId);
    if (!seat) throw refuse('CO404');
    if (seat.personId !== null && person !== 'freed') throw refuse('CM311');
    const called = await readName(tx, seatNamesOf, { companyCode, id: seatId });
    await deleteRow(tx, companyCode, seatId);
    return { answer: null, audit: { target: seatTarget(seatId), called }, undo: undoBy(restoreSeat, { seatId }) };
  },
});
