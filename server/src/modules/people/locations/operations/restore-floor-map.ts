import { oneFloor } from '@madang/contract/people/locations/routes.ts';
import { storedId } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { locationTarget } from '../locations.ts';
import { lockLocation } from '../locations.sql.ts';
import { setMap } from '../maps.sql.ts';

const map = z.strictObject({ fileId: storedId, width: z.int(), height: z.int(), pageCount: z.int() });

/** The undo of a map's deletion, unless the floor has another one by now. */
export const restoreFloorMap = defineOperation({
  name: 'restore-floor-map',
  input: z.extend(oneFloor, { map }),
  permission: 'locations.change',
  targets: ({ floorId }) => [locationTarget(floorId)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, kernel, companyCode, refuse }, { floorId, map: back }) {
    const floor = await lockLocation(tx, companyCode, floorId);
    if (floor?.kind !== 'floor') throw refuse('CO404');
    if (floor.mapState !== 'none') throw refuse('EDIT_CONFLICT');
    if (!(await kernel.files.get(companyCode, back.fileId))) throw refuse('CO404');
    await setMap(tx, { companyCode, floorId }, back);
    return { answer: null, audit: { target: locationTarget(floorId) } };
  },
});
