import { error } from '../../kernel/errors.ts';

export const locationErrors = {
  /** Nothing to delete: the floor has no map, or the person no seat. */
  CM302: error(404),
  /** Nothing to update: no map of the floor waits to be drawn again. */
  CM303: error(404),
  /** The company is another one. */
  CM304: error(404),
  /** The company has no such building. */
  CM305: error(404),
  /** The company has no such floor. */
  CM306: error(404),
  /** A code shorter than so many characters, or longer. */
  CM307: error(400, '0', '1'),
  /** A code of other characters. */
  CM308: error(400),
  /** The building has the maximum number of floors, `0`. */
  CM309: error(409, '0'),
  /** The floor has the maximum number of seats, `0`. */
  CM310: error(409, '0'),
  /** A person sits there. */
  CM311: error(409),
  /** Larger than so many megabytes. */
  CM315: error(400, '0'),
  FLOOR_MAP_KIND: error(400),
  LOCATION_LIMIT: error(409, '0'),
  SEAT_LIMIT: error(409, '0'),
  SEAT_NAME: error(409),
  SEAT_TAKEN: error(409),
} as const;
