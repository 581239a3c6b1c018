import { personSeat } from '@madang/contract/people/locations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { giveSeat, lockSeat } from '../seats.sql.ts';

/** Gives a person a seat that is free; who has another one moves. */
export const assignSeat = defineOperation({
  name: 'assign-seat',
  input: personSeat,
  permission: 'locations.assign',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'SEAT_TAKEN'],
  async run({ tx, companyCode, refuse }, { personId, seatId }) {
    const key = { companyCode, personId };
    await lockChangeable(tx, key);
    const given = await giveSeat(tx, key, seatId);
    if (given === 'taken') {
      if (!(await lockSeat(tx, companyCode, seatId))) throw refuse.field('seatId', 'CO404');
      throw refuse('SEAT_TAKEN');
    }
    if (given === 'had') return { answer: null, audit: 'none' };
    const undo =
      given === 'given'
        ? { name: 'free-seat', input: { personId } }
        : { name: 'assign-seat', input: { personId, seatId: given.movedFrom } };
    return { answer: null, audit: { target: personTarget(personId), detail: { seatId } }, undo };
  },
});
