import { mapFailures, oneFloor } from '@madang/contract/people/locations/routes.ts';
import { storedId } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { locationTarget } from '../locations.ts';
import { lockLocation } from '../locations.sql.ts';
import { dropLater } from '../map-files.ts';
import { failMap, keepMap } from '../maps.sql.ts';

const drawn = z.strictObject({ fileId: storedId, width: z.int(), height: z.int(), pageCount: z.int() });
const input = z.extend(oneFloor, {
  sourceId: storedId,
  map: z.nullable(drawn),
  failure: z.nullable(z.enum(mapFailures)),
});

/** Records what became of a file: the map of its floor, or why there is none. */
export const recordFloorMap = defineOperation({
  name: 'record-floor-map',
  input,
  permission: 'system',
  targets: () => [],
  refusals: [],
  async run({ tx, companyCode }, { floorId, sourceId, map, failure }) {
    const key = { companyCode, floorId };
    const before = await lockLocation(tx, companyCode, floorId);
    const keepsSource = failure === 'ended';
    const isKept = map
      ? await keepMap(tx, key, { sourceId, map })
      : await failMap(tx, key, { sourceId, failure: failure ?? 'notDrawable', keepsSource });
    // The floor has gone, or has another map by now.
    if (!isKept && map) await dropLater(tx, { companyCode, fileId: map.fileId });
    if (isKept && map && before?.mapFileId) await dropLater(tx, { companyCode, fileId: before.mapFileId });
    if (!isKept || !keepsSource) await dropLater(tx, { companyCode, fileId: sourceId });
    return { answer: { isKept }, audit: isKept ? { target: locationTarget(floorId) } : 'none' };
  },
});
