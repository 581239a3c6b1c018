import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { oneFloor } from '@madang/contract/people/locations/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { actionsOf, locationTarget } from '../locations.ts';
import { mapOf, presentMap } from '../maps.sql.ts';
import { presentSeats } from '../present-seats.ts';
import { seatsOf } from '../seats.sql.ts';

const limit = locationLimits.seatsPerFloor;

/** DEP-07: a floor with its map and who sits where, for everyone in the company. */
export const readFloor = defineQuery({
  name: 'read-floor',
  input: oneFloor,
  permission: 'session',
  targets: ({ floorId }) => [locationTarget(floorId)],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { floorId }) {
    return read(async (tx) => {
      const [map] = (await mapOf({ companyCode, floorId }).execute(tx)).rows;
      if (!map) throw refuse('CO404');
      const { rows: seats } = await seatsOf(companyCode, floorId).execute(tx);
      return {
        ...wholeList(await presentSeats(tx, { reader, contributed: kernel.contributed }, seats)),
        map: presentMap(map, floorId),
        limit,
        can: actionsOf(reader.rights.everywhere, seats.length < limit),
      };
    });
  },
});
