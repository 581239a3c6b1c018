import { oneFloor } from '@madang/contract/people/locations/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { locationTarget } from '../locations.ts';
import { lockLocation } from '../locations.sql.ts';
import { dropLater } from '../map-files.ts';
import { setMap } from '../maps.sql.ts';
import { restoreFloorMap } from './restore-floor-map.ts';

/** CM302: takes the map of a floor away; its seats keep their places. */
export const deleteFloorMap = defineOperation({
  name: 'delete-floor-map',
  input: oneFloor,
  permission: 'locations.change',
  targets: ({ floorId }) => [locationTarget(floorId)],
  refusals: ['CO404', 'CM302'],
  async run({ tx, companyCode, refuse }, { floorId }) {
    const key = { companyCode, floorId };
    const floor = await lockLocation(tx, companyCode, floorId);
    if (floor?.kind !== 'floor') throw refuse('CO404');
    const { mapFileId, mapSourceId, mapWidth: width, mapHeight: height, mapPages: pageCount } = floor;
    if (floor.mapState === 'none') throw refuse('CM302');
    await setMap(tx, key, null);
    if (mapSourceId !== null) await dropLater(tx, { companyCode, fileId: mapSourceId });
    const done = { answer: null, audit: { target: locationTarget(floorId) } };
    // What was never drawn has nothing to bring back.
    if (mapFileId === null) return done;
    await dropLater(tx, { companyCode, fileId: mapFileId }, 'afterUndo');
    const map = { fileId: mapFileId, width, height, pageCount };
    return { ...done, undo: undoBy(restoreFloorMap, { floorId, map }) };
  },
});
