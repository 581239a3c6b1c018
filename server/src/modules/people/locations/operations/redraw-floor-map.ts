import { oneFloor } from '@madang/contract/people/locations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { locationTarget } from '../locations.ts';
import { lockLocation } from '../locations.sql.ts';
import { demandMap, drawSoon } from '../maps.ts';
import { beginMap } from '../maps.sql.ts';

/** CM303: draws a map again whose drawing took too long. */
export const redrawFloorMap = defineOperation({
  name: 'redraw-floor-map',
  input: oneFloor,
  permission: 'locations.change',
  targets: ({ floorId }) => [locationTarget(floorId)],
  refusals: ['CO404', 'CO429', 'CM303'],
  prepare: ({ kernel, actorId }) => demandMap(kernel, actorId),
  async run({ tx, companyCode, refuse }, { floorId }) {
    const key = { companyCode, floorId };
    const floor = await lockLocation(tx, companyCode, floorId);
    if (floor?.kind !== 'floor') throw refuse('CO404');
    const { mapState, mapSourceId: sourceId } = floor;
    if (mapState !== 'failed' || sourceId === null) throw refuse('CM303');
    await beginMap(tx, key, sourceId);
    await drawSoon(tx, companyCode);
    return { answer: { state: 'drawing' as const }, audit: { target: locationTarget(floorId) } };
  },
});
