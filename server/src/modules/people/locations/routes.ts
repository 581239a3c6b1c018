import * as routes from '@madang/contract/people/locations/routes.ts';
import { mapMegabytes, locationLimits } from '@madang/contract/people/locations/limits.ts';
import { Refusal, refuse } from '@madang/contract/refuse.ts';
import type { BoundRoute } from '../../../kernel/http/bound-route.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { keepSource } from './maps.ts';
import { assignSeat } from './operations/assign-seat.ts';
import { changeLocation } from './operations/change-location.ts';
import { changeSeat } from './operations/change-seat.ts';
import { createLocation } from './operations/create-location.ts';
import { createSeat } from './operations/create-seat.ts';
import { deleteFloorMap } from './operations/delete-floor-map.ts';
import { deleteLocation } from './operations/delete-location.ts';
import { deleteSeat } from './operations/delete-seat.ts';
import { freeSeat } from './operations/free-seat.ts';
import { listLocations } from './operations/list-locations.ts';
import { readFloor } from './operations/read-floor.ts';
import { readFloorMap } from './operations/read-floor-map.ts';
import { redrawFloorMap } from './operations/redraw-floor-map.ts';
import { uploadFloorMap } from './operations/upload-floor-map.ts';

const success = () => ({ result: 'success' as const });

/** Input of the operation, from the file that was kept: a body that no caller sends. */
interface Kept {
  readonly sourceId: string;
}

const uploading = callOf(routes.uploadFloorMap, uploadFloorMap, {
  input: ({ params, body }) => ({ ...params, ...(body as unknown as Kept) }),
  refusals: ['CM315', 'FLOOR_MAP_KIND', 'MB927'],
});

/** Keeps the file before the operation, whose right is asked first; where the operation is refused, the file goes. */
const uploadRoute: BoundRoute = {
  ...uploading,
  run: async (call) => {
    const { kernel, session } = call;
    if (!session?.rights.everywhere.has('locations.change')) throw refuse('CO401');
    const { companyCode } = session;
    const file = await call.readFile(locationLimits.mapBytes);
    const sourceId = await keepSource(kernel, companyCode, file.content).catch((error: unknown) => {
      // The reader of files says it in its own words.
      if (error instanceof Refusal && error.code === 'MB928') throw refuse('CM315', { 0: mapMegabytes });
      throw error;
    });
    const kept: Kept = { sourceId };
    try {
      return await uploading.run({ ...call, body: kept as never });
    } catch (error) {
      await kernel.files.remove(companyCode, sourceId);
      throw error;
    }
  },
};

export const locationRoutes = [
  callOf(routes.listLocations, listLocations),
  callOf(routes.createLocation, createLocation),
  callOf(routes.changeLocation, changeLocation, { answer: success }),
  callOf(routes.deleteLocation, deleteLocation, { answer: success }),
  callOf(routes.readFloor, readFloor),
  callOf(routes.readFloorMap, readFloorMap),
  uploadRoute,
  callOf(routes.redrawFloorMap, redrawFloorMap),
  callOf(routes.deleteFloorMap, deleteFloorMap, { answer: success }),
  callOf(routes.createSeat, createSeat),
  callOf(routes.changeSeat, changeSeat, { answer: success }),
  callOf(routes.deleteSeat, deleteSeat, { answer: success }),
  callOf(routes.assignSeat, assignSeat, { answer: success }),
  callOf(routes.freeSeat, freeSeat, { answer: success }),
];
