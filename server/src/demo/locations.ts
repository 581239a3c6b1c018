import {
  assignSeat,
  createLocation,
  createSeat,
  listLocations,
  readFloor,
  uploadFloorMap,
} from '@madang/contract/people/locations/routes.ts';
import sharp from 'sharp';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { DemoCaller } from './caller.ts';
import { demoBuilding, demoFloors, peoplePerFloor } from './data/locations.ts';

const [width, height] = [1_600, 1_000];
const desk = { width: 96, height: 64 };
const desksOfBlock = 8;

interface Desk {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** Desks of a floor: blocks of two rows, each with a letter. */
function desksOf(blocks: readonly string[]): Desk[] {
  return blocks.flatMap((letter, block) =>
    Array.from({ length: desksOfBlock }, (_, at) => ({
      name: `${letter}-${String(at + 1).padStart(2, '0')}`,
      x: 420 + (block % 2) * 540 + (at % 4) * 108,
      y: 200 + Math.floor(block / 2) * 340 + Math.floor(at / 4) * 84,
    })),
  );
}

/** Draws the plan of a floor as PNG: walls, meeting rooms, stairs and desks, without a letter that needs a font. */
async function drawPlan(desks: readonly Desk[]): Promise<Buffer> {
  const rect = (x: number, y: number, w: number, h: number, fill: string) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6" fill="${fill}" stroke="#8b8475" stroke-width="4"/>`;
  const rooms = [60, 280, 500].map((y) => rect(60, y, 240, 200, '#eef3f8')).join('');
  const tables = [60, 280, 500].map((y) => rect(120, y + 60, 120, 80, '#dbe4ee')).join('');
  const stairs = Array.from({ length: 7 }, (_, at) => rect(80 + at * 30, 760, 30, 160, '#f1ede4')).join('');
  const drawn = desks.map(({ x, y }) => rect(x, y, desk.width, desk.height, '#f6f0e2')).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#fff"/>
    <rect x="30" y="30" width="${width - 60}" height="${height - 60}" fill="#fffefb" stroke="#544e43" stroke-width="12"/>
    ${rooms}${tables}${stairs}${drawn}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const noWords = { englishLocationName: '', locationRegion: '', locationAddress: '', englishLocationAddress: '' };

/** Adds the building of the demo with its floors, maps and seats, and gives seats to its people; none a second time. */
export async function fillLocations(administrator: DemoCaller, people: readonly PersonKey[]): Promise<void> {
  const accepts = ['CM301'];
  await administrator.call(createLocation, { body: { kind: 'building', parentId: '', ...demoBuilding }, accepts });
  const idOf = async (code: string) =>
    (await administrator.expect(listLocations)).items.find(({ locationCode }) => locationCode === code)?.locationId ??
    '';
  const parentId = await idOf(demoBuilding.locationCode);
  for (const { code: locationCode, name, englishName, blocks, from } of demoFloors) {
    const words = { ...noWords, locationName: name, englishLocationName: englishName };
    await administrator.call(createLocation, { body: { kind: 'floor', parentId, locationCode, ...words }, accepts });
    const floorId = await idOf(locationCode);
    const desks = desksOf(blocks);
    const { map } = await administrator.expect(readFloor, { params: { floorId } });
    if (map.state === 'none') {
      await administrator.attach(uploadFloorMap, { params: { floorId }, content: await drawPlan(desks) });
    }
    await fillSeats(administrator, { floorId, desks, people: people.slice(from, from + peoplePerFloor) });
  }
}

interface FloorToFill {
  readonly floorId: string;
  readonly desks: readonly Desk[];
  readonly people: readonly PersonKey[];
}

async function fillSeats(administrator: DemoCaller, { floorId, desks, people }: FloorToFill): Promise<void> {
  for (const { name: seatName, x, y } of desks) {
    const pinX = Math.round(((x + desk.width / 2) / width) * 10_000);
    const pinY = Math.round(((y + desk.height / 2) / height) * 10_000);
    await administrator.call(createSeat, { body: { floorId, seatName, pinX, pinY }, accepts: ['SEAT_NAME'] });
  }
  const { items } = await administrator.expect(readFloor, { params: { floorId } });
  // Every other desk, so that some are free.
  for (const [place, { personId }] of people.entries()) {
    const seat = items[(place * 5) % items.length];
    if (!seat) continue;
    await administrator.call(assignSeat, {
      params: { personId },
      body: { seatId: seat.seatId },
      accepts: ['SEAT_TAKEN'],
    });
  }
}
