import { seatedPerson } from '@madang/contract/people/locations/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { changeableRefusals } from '../../../../kernel/session/changeable.ts';
import { lockChangeable } from '../../person-records/index.ts';
import { personTarget } from '../../people/index.ts';
import { takeSeat } from '../seats.sql.ts';
import { assignSeat } from './assign-seat.ts';

/** CM302: frees the seat of a person. */
export const freeSeat = defineOperation({
  name: 'free-seat',
  input: seatedPerson,
  permission: 'locations.assign',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [...changeableRefusals, 'CM302'],
  async run({ tx, companyCode, refuse }, { personId }) {
    const key = { companyCode, personId };
    await lockChangeable(tx, key);
    const seatId = await takeSeat(tx, key);
    if (seatId === undefined) throw refuse('CM302');
    return {
      answer: null,
      audit: { target: personTarget(personId), detail: { seatId } },
      undo: undoBy(assignSeat, { personId, seatId }),
    };
  },
});
