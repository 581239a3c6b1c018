import * as z from 'zod/mini';
import { storedId } from '../../kernel/rules.ts';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { namedDepartment } from '../../organisation/departments/names.ts';
import { locationLimits } from './limits.ts';
import { locationChange, locationInput, locationKinds, seatChange, seatInput } from './rules.ts';

const locationId = storedId;
const seatId = storedId;
const personId = storedId;
const path = '/api/v1/locations';
const onePath = `${path}/{locationId}`;
export const oneLocation = z.strictObject({ locationId });
const floorPath = '/api/v1/floors/{floorId}';
export const oneFloor = z.strictObject({ floorId: storedId });

/** `drawing`: it is drawn beside; the map before stays until then. `failed`: `failure` says why, and the map before stays. */
export const mapStates = ['none', 'drawing', 'drawn', 'failed'] as const;
/** `ended`: it took too much time or memory, and can be drawn again. `interrupted`: its file is gone. */
export const mapFailures = ['notDrawable', 'tooManyPixels', 'locked', 'ended', 'interrupted'] as const;

const floorMap = z.strictObject({
  state: z.enum(mapStates),
  failure: z.nullable(z.enum(mapFailures)),
  /** Null where none is drawn yet. */
  mapAddress: z.nullable(z.string()),
  width: z.int(),
  height: z.int(),
  /** Pages of the file; the first is drawn. */
  pageCount: z.int(),
});
export type FloorMap = z.output<typeof floorMap>;

const locationRow = z.strictObject({
  locationId,
  kind: z.enum(locationKinds),
  /** Code of the company, or ID of the building. */
  parentId: z.string(),
  locationCode: z.string(),
  locationName: z.string(),
  englishLocationName: z.string(),
  locationRegion: z.string(),
  locationAddress: z.string(),
  englishLocationAddress: z.string(),
  /** Seats of the floor, and those that are taken. */
  seatCount: z.int(),
  takenCount: z.int(),
});
export type LocationRow = z.output<typeof locationRow>;

const actions = ['create', 'change', 'delete', 'assign'] as const;

/** Buildings of the company by name, each followed by its floors by code; everyone of the company may see them. */
export const listLocations = route({
  method: 'GET',
  path,
  answer: listOf(locationRow, { companyCode: z.string(), limit: z.number(), can: canOf(actions) }),
});

export const createLocation = route({
  method: 'POST',
  path,
  body: locationInput,
  answer: z.strictObject({ locationId }),
});

export const changeLocation = route({
  method: 'PUT',
  path: onePath,
  params: oneLocation,
  body: locationChange,
  answer: success,
});
export const locationChanging = z.extend(locationChange, oneLocation.shape);

const deletion = z.strictObject({
  /** `deleted`: the seats of a floor go with it; otherwise one that has some stays (CM310). */
  seats: z._default(z.enum(['', 'deleted']), ''),
});
export const locationDeletion = z.extend(deletion, oneLocation.shape);
export const deleteLocation = route({
  method: 'DELETE',
  path: onePath,
  params: oneLocation,
  query: deletion,
  answer: success,
});

const seatPerson = z.strictObject({
  personId,
  fullName: z.string(),
  displayName: z.string(),
  englishName: z.string(),
  loginId: z.string(),
  photoId: z.nullable(z.string()),
  department: namedDepartment,
});
export type SeatPerson = z.output<typeof seatPerson>;

const seatRow = z.strictObject({
  seatId,
  seatName: z.string(),
  pinX: z.int(),
  pinY: z.int(),
  person: z.nullable(seatPerson),
});
export type SeatRow = z.output<typeof seatRow>;

/** A floor with its map and its seats by name; everyone of the company may see who sits there. */
export const readFloor = route({
  method: 'GET',
  path: `${floorPath}/seats`,
  params: oneFloor,
  answer: listOf(seatRow, { map: floorMap, limit: z.number(), can: canOf(actions) }),
});
export type Floor = z.output<typeof readFloor.answer>;

const mapPath = `${floorPath}/map`;
const version = z.strictObject({ version: z.optional(storedId) });
export const floorMapVersion = z.extend(version, oneFloor.shape);

/** The map of a floor as a picture; `version` is another one for each map, so that it is kept by browsers. */
export const readFloorMap = route({
  method: 'GET',
  path: mapPath,
  params: oneFloor,
  query: version,
  answer: documentAnswer,
});

/** CM315: takes a picture or a PDF, as the client's `attach` sends it, and answers before it is drawn. */
export const uploadFloorMap = route({
  method: 'POST',
  path: mapPath,
  sentBy: 'attach',
  params: oneFloor,
  maxBodyBytes: locationLimits.mapBytes + 10_000,
  answer: z.strictObject({ state: z.enum(mapStates) }),
});

/** Draws a map again whose drawing was ended. */
export const redrawFloorMap = route({
  method: 'POST',
  path: `${mapPath}/drawing`,
  params: oneFloor,
  answer: z.strictObject({ state: z.enum(mapStates) }),
});

export const deleteFloorMap = route({ method: 'DELETE', path: mapPath, params: oneFloor, answer: success });

const seatsPath = '/api/v1/seats';
export const oneSeat = z.strictObject({ seatId });

export const createSeat = route({
  method: 'POST',
  path: seatsPath,
  body: seatInput,
  answer: z.strictObject({ seatId }),
});

export const changeSeat = route({
  method: 'PUT',
  path: `${seatsPath}/{seatId}`,
  params: oneSeat,
  body: seatChange,
  answer: success,
});
export const seatChanging = z.extend(seatChange, oneSeat.shape);

const seatRemoval = z.strictObject({
  /** `freed`: it is taken from who sits there; otherwise one that is taken stays (CM311). */
  person: z._default(z.enum(['', 'freed']), ''),
});
export const seatDeletion = z.extend(seatRemoval, oneSeat.shape);
export const deleteSeat = route({
  method: 'DELETE',
  path: `${seatsPath}/{seatId}`,
  params: oneSeat,
  query: seatRemoval,
  answer: success,
});

const ofPersonPath = '/api/v1/employees/{personId}/seat';
export const seatedPerson = z.strictObject({ personId });
export const personSeat = z.strictObject({ personId, seatId });

/** Gives a person a free seat; who has another one moves. */
export const assignSeat = route({
  method: 'PUT',
  path: ofPersonPath,
  params: seatedPerson,
  body: oneSeat,
  answer: success,
});

export const freeSeat = route({ method: 'DELETE', path: ofPersonPath, params: seatedPerson, answer: success });
