import { seatChanging } from '@madang/contract/people/locations/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { seatTarget } from '../locations.ts';
import { lockSeat, updateSeat } from '../seats.sql.ts';

/** Changes the name of a seat or its place on the map, unless it is another by now than the caller saw. */
export const changeSeat = defineOperation({
  name: 'change-seat',
  input: seatChanging,
  permission: 'locations.change',
  targets: ({ seatId }) => [seatTarget(seatId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'SEAT_NAME'],
  constraints: { seats_floor_id_name_key: ['seatName', 'SEAT_NAME'] },
  async run({ tx, companyCode, refuse }, { seatId, expected, ...given }) {
    if (!(await lockSeat(tx, companyCode, seatId))) throw refuse('CO404');
    if (!(await updateSeat(tx, { companyCode, seatId }, { given, expected }))) throw refuse('EDIT_CONFLICT');
    return {
      answer: null,
      audit: { target: seatTarget(seatId), ...changesOf(given, expected) },
      ...(expected && { undo: { name: 'change-seat', input: { seatId, ...expected, expected: given } } }),
    };
  },
});
