import { oneFloor } from '@madang/contract/people/locations/routes.ts';
import { storedId } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { locationTarget } from '../locations.ts';
import { lockLocation } from '../locations.sql.ts';
import { dropLater } from '../map-files.ts';
import { demandMap, drawSoon } from '../maps.ts';
import { beginMap } from '../maps.sql.ts';

/** The file is kept before, under the ID that the input names. */
const input = z.extend(oneFloor, { sourceId: storedId });

/** CM315: a file becomes the map of a floor; it is drawn beside, and the map before is shown until then. */
export const uploadFloorMap = defineOperation({
  name: 'upload-floor-map',
  input,
  permission: 'locations.change',
  targets: ({ floorId }) => [locationTarget(floorId)],
  refusals: ['CO404', 'CO429'],
  // The file that its input names is there for this call alone.
  isSecret: true,
  prepare: ({ kernel, actorId }) => demandMap(kernel, actorId),
  async run({ tx, companyCode, refuse }, { floorId, sourceId }) {
    const key = { companyCode, floorId };
    const floor = await lockLocation(tx, companyCode, floorId);
    if (floor?.kind !== 'floor') throw refuse('CO404');
    await beginMap(tx, key, sourceId);
    if (floor.mapSourceId !== null) await dropLater(tx, { companyCode, fileId: floor.mapSourceId });
    await drawSoon(tx, companyCode);
    return { answer: { state: 'drawing' as const }, audit: { target: locationTarget(floorId) } };
  },
});
