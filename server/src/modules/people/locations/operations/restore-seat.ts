import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { oneSeat } from '@madang/contract/people/locations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { seatTarget } from '../locations.ts';
import { holdLocation } from '../locations.sql.ts';
import { floorOfDeleted, lockSeat, restoreSeat as restoreRow } from '../seats.sql.ts';

const limit = locationLimits.seatsPerFloor;

/** The undo of a deletion: the seat goes back to its person where they have no other by now. */
export const restoreSeat = defineOperation({
  name: 'restore-seat',
  input: oneSeat,
  permission: 'locations.delete',
  targets: ({ seatId }) => [seatTarget(seatId)],
  refusals: ['CO404', 'CM306', 'SEAT_LIMIT', 'SEAT_NAME'],
  constraints: { seats_floor_id_name_key: [null, 'SEAT_NAME'] },
  async run({ tx, companyCode, refuse }, { seatId }) {
    const floorId =
      (await floorOfDeleted(tx, companyCode, seatId)) ?? (await lockSeat(tx, companyCode, seatId))?.floorId;
    if (floorId === undefined) throw refuse('CO404');
    if (!(await holdLocation(tx, companyCode, { id: floorId, kind: 'floor' }))) throw refuse('CM306');
    const outcome = await restoreRow(tx, { companyCode, floorId, seatId, limit });
    if (outcome === 'noSpace') throw refuse('SEAT_LIMIT', { 0: limit });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: seatTarget(seatId) } : 'none' };
  },
});
