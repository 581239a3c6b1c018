import { assignSeat } from '../../../modules/people/locations/operations/assign-seat.ts';
import { changeLocation } from '../../../modules/people/locations/operations/change-location.ts';
import { changeSeat } from '../../../modules/people/locations/operations/change-seat.ts';
import { createLocation } from '../../../modules/people/locations/operations/create-location.ts';
import { createSeat } from '../../../modules/people/locations/operations/create-seat.ts';
import { deleteFloorMap } from '../../../modules/people/locations/operations/delete-floor-map.ts';
import { deleteLocation } from '../../../modules/people/locations/operations/delete-location.ts';
import { deleteSeat } from '../../../modules/people/locations/operations/delete-seat.ts';
import { freeSeat } from '../../../modules/people/locations/operations/free-seat.ts';
import { redrawFloorMap } from '../../../modules/people/locations/operations/redraw-floor-map.ts';
import { restoreFloorMap } from '../../../modules/people/locations/operations/restore-floor-map.ts';
import { restoreLocation } from '../../../modules/people/locations/operations/restore-location.ts';
import { restoreSeat } from '../../../modules/people/locations/operations/restore-seat.ts';
import { withMap } from '../scenarios/locations.ts';
import { type Addressed, example, type Preparation, step } from './example.ts';

const words = {
  locationName: '판교 사옥',
  englishLocationName: 'Pangyo office',
  locationRegion: 'Gyeonggi',
  locationAddress: '성남시 분당구 없는길 1',
  englishLocationAddress: '',
};
const building = { kind: 'building', parentId: '', locationCode: 'PANGYO', ...words } as const;
const onlyNamed = { locationRegion: '', locationAddress: '', englishLocationAddress: '' };
const floorWords = { ...onlyNamed, locationName: '3층', englishLocationName: '3F' };
const floor = { kind: 'floor', parentId: '{0.locationId}', locationCode: 'PANGYO-3F', ...floorWords } as const;
const seatWords = { seatName: 'A-01', pinX: 1_000, pinY: 2_000 };

const locationId = '{0.locationId}';
const floorId = '{1.locationId}';
const seatId = '{2.seatId}';
const personId = '{actor}';
const person = { kind: 'person', id: personId };
const target = { kind: 'location', id: locationId };
const floorTarget = { kind: 'location', id: floorId };
const seatTarget = { kind: 'seat', id: seatId };
const fields = ['locationCode', ...Object.keys(words)];

const withFloor = [step(createLocation, building), step(createLocation, floor)];
const withSeat = [...withFloor, step(createSeat, { floorId, ...seatWords })];
const mapped: Preparation = ({ app, companyCode, actorId }) =>
  withMap(app.kernel, { companyCode, personId: actorId, locationCode: 'MAPPED-1' }, 'drawn');
const ended: Preparation = ({ app, companyCode, actorId }) =>
  withMap(app.kernel, { companyCode, personId: actorId, locationCode: 'MAPPED-2' }, 'ended');
const mapFloorId = '{0.floorId}';
const mapTarget = { kind: 'location', id: mapFloorId };
const map = { fileId: '{0.fileId}', width: 400, height: 300, pageCount: 1 };
const assign = step(assignSeat, { personId, seatId });

export const addressed: readonly Addressed[] = [
  {
    part: 'locationId',
    create: { path: '/api/v1/locations', body: building },
    bodies: { 'PUT /api/v1/locations/{locationId}': words },
  },
  {
    part: 'floorId',
    create: {
      path: '/api/v1/locations',
      body: (_personId, made) => ({ ...floor, parentId: made['locationId'] }),
      answers: 'locationId',
    },
  },
  {
    part: 'seatId',
    create: { path: '/api/v1/seats', body: (_personId, made) => ({ floorId: made['floorId'], ...seatWords }) },
    bodies: { 'PUT /api/v1/seats/{seatId}': seatWords },
  },
];

export const examples = [
  example(createLocation, {
    input: building,
    leaves: ({ locationId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeLocation, {
    given: [step(createLocation, building)],
    input: { ...words, locationId, englishLocationName: 'Pangyo' },
    leaves: () => ({ audit: [{ target, fields: Object.keys(words) }] }),
  }),
  example(deleteLocation, {
    given: withSeat,
    input: { locationId: floorId, seats: 'deleted' },
    leaves: () => ({
      audit: [{ target: floorTarget, detail: { called: { name: '3층', englishName: '3F' } } }],
      undo: 'restore-location',
    }),
    meanwhile: { ...step(createLocation, floor), refusal: 'CM301' },
  }),
  example(restoreLocation, {
    given: [...withSeat, step(deleteLocation, { locationId: floorId, seats: 'deleted' })],
    input: { locationId: floorId },
    leaves: () => ({ audit: [{ target: floorTarget }] }),
  }),
  example(redrawFloorMap, {
    given: [ended],
    input: { floorId: mapFloorId },
    leaves: () => ({ audit: [{ target: mapTarget }] }),
  }),
  example(deleteFloorMap, {
    given: [mapped],
    input: { floorId: mapFloorId },
    leaves: () => ({ audit: [{ target: mapTarget }], undo: 'restore-floor-map' }),
    meanwhile: { ...step(deleteLocation, { locationId: mapFloorId }), refusal: 'CO404' },
  }),
  example(restoreFloorMap, {
    given: [mapped, step(deleteFloorMap, { floorId: mapFloorId })],
    input: { floorId: mapFloorId, map },
    leaves: () => ({ audit: [{ target: mapTarget }] }),
  }),
  example(createSeat, {
    given: withFloor,
    input: { floorId, ...seatWords },
    leaves: ({ seatId: id }) => ({ audit: [{ target: { ...seatTarget, id }, fields: Object.keys(seatWords) }] }),
  }),
  example(changeSeat, {
    given: withSeat,
    input: { ...seatWords, seatId, pinX: 5_000, expected: seatWords },
    leaves: () => ({
      audit: [{ target: seatTarget, fields: ['pinX'], changes: [['pinX', 1_000, 5_000]] }],
      undo: 'change-seat',
    }),
    meanwhile: { ...step(changeSeat, { ...seatWords, seatId, pinY: 9 }), refusal: 'EDIT_CONFLICT' },
  }),
  example(deleteSeat, {
    given: [...withSeat, assign],
    input: { seatId, person: 'freed' },
    leaves: () => ({
      audit: [{ target: seatTarget, detail: { called: { name: '3층 A-01', englishName: '3F A-01' } } }],
      undo: 'restore-seat',
    }),
    meanwhile: { ...step(createSeat, { floorId, ...seatWords }), refusal: 'SEAT_NAME' },
  }),
  example(restoreSeat, {
    given: [...withSeat, assign, step(deleteSeat, { seatId, person: 'freed' })],
    input: { seatId },
    leaves: () => ({ audit: [{ target: seatTarget }] }),
  }),
  example(assignSeat, {
    given: withSeat,
    input: { personId, seatId },
    leaves: () => ({ audit: [{ target: person, detail: { seatId } }], undo: 'free-seat' }),
    meanwhile: { ...step(freeSeat, { personId }), refusal: 'CM302' },
  }),
  example(freeSeat, {
    given: [...withSeat, assign],
    input: { personId },
    leaves: () => ({ audit: [{ target: person, detail: { seatId } }], undo: 'assign-seat' }),
    meanwhile: { ...step(deleteSeat, { seatId, person: '' }), refusal: 'CO404' },
  }),
];
