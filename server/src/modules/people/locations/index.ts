import type { Module } from '../../../platform/module.ts';
import { locationNamesOf } from './locations.sql.ts';
import { dropMap, dropTask } from './map-files.ts';
import { drawMap, drawTask } from './maps.ts';
import { mapFilesOf } from './maps.sql.ts';
import { recordFloorMap } from './operations/record-floor-map.ts';
import { restoreFloorMap } from './operations/restore-floor-map.ts';
import { restoreLocation } from './operations/restore-location.ts';
import { restoreSeat } from './operations/restore-seat.ts';
import { seatData } from './own-data.sql.ts';
import { locationRoutes } from './routes.ts';
import { seatBackOf, seatColumn, seatCountOf, seatNamesOf, takeSeat } from './seats.sql.ts';

export { beginMap } from './maps.sql.ts';

/** DEP-07: buildings, floors with their maps, and who sits where. */
export const locations: Module = {
  name: 'locations',
  needs: ['companies', 'people', 'person-records'],
  contributes: {
    listColumns: { seat: seatColumn },
    names: { location: { rows: locationNamesOf }, seat: { rows: seatNamesOf } },
    ownData: { place: 195, sections: seatData },
    personLeaves: {
      endings: [
        {
          kind: 'seat',
          countOf: seatCountOf,
          backOf: seatBackOf,
          end: async (tx, _kernel, person) => void (await takeSeat(tx, person)),
        },
      ],
    },
  },
  namedFiles: mapFilesOf,
  operations: locationRoutes,
  more: [recordFloorMap, restoreFloorMap, restoreLocation, restoreSeat],
  // A drawing may wait for others.
  longTasks: (kernel) => ({ [drawTask]: (payload) => drawMap(kernel, payload) }),
  tasks: (kernel) => ({ [dropTask]: (payload) => dropMap(kernel, payload) }),
};
