import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { seatInput } from '@madang/contract/people/locations/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { seatTarget } from '../locations.ts';
import { holdLocation } from '../locations.sql.ts';
import { insertSeat } from '../seats.sql.ts';

const limit = locationLimits.seatsPerFloor;

/** CM306: adds a seat to a floor, by its place on the map. */
export const createSeat = defineOperation({
  name: 'create-seat',
  input: seatInput,
  permission: 'locations.create',
  targets: () => [],
  refusals: ['CM306', 'SEAT_LIMIT', 'SEAT_NAME'],
  constraints: { seats_floor_id_name_key: ['seatName', 'SEAT_NAME'] },
  async run({ tx, companyCode, refuse }, { floorId, ...seat }) {
    if (!(await holdLocation(tx, companyCode, { id: floorId, kind: 'floor' }))) throw refuse.field('floorId', 'CM306');
    const seatId = await insertSeat(tx, { companyCode, floorId, limit }, seat);
    if (seatId === undefined) throw refuse('SEAT_LIMIT', { 0: limit });
    return { answer: { seatId }, audit: { target: seatTarget(seatId), fields: Object.keys(seat) } };
  },
});
