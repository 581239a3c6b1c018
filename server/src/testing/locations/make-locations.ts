import type { Floor, LocationRow, SeatRow } from '@madang/contract/people/locations/routes.ts';
import type { Browser } from '../browser.ts';

/** A well filled form of a building; each test changes what it is about. */
export const buildingWords = {
  kind: 'building',
  locationCode: 'PANGYO',
  locationName: '판교 사옥',
  englishLocationName: 'Pangyo office',
  locationRegion: 'Gyeonggi',
  locationAddress: '성남시 분당구 없는길 1',
  englishLocationAddress: '1 Nowhere-gil, Seongnam',
};

async function made(browser: Browser, path: string, body: object, key: string): Promise<string> {
  const answer = await browser.post(path, body);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json<Record<string, string>>()[key] ?? '';
}

export function madeBuilding(browser: Browser, locationCode = 'PANGYO'): Promise<string> {
  return made(browser, '/api/v1/locations', { ...buildingWords, locationCode }, 'locationId');
}

export function madeFloor(browser: Browser, parentId: string, floor = '3', building = 'PANGYO'): Promise<string> {
  const body = {
    kind: 'floor',
    parentId,
    locationCode: `${building}-${floor}F`,
    locationName: `${floor}층`,
    englishLocationName: `${floor}F`,
  };
  return made(browser, '/api/v1/locations', body, 'locationId');
}

export function madeSeat(browser: Browser, floorId: string, seatName = 'A-01'): Promise<string> {
  return made(browser, '/api/v1/seats', { floorId, seatName, pinX: 2_500, pinY: 7_500 }, 'seatId');
}

export async function listOfLocations(browser: Browser): Promise<LocationRow[]> {
  return (await browser.get('/api/v1/locations')).json<{ items: LocationRow[] }>().items;
}

export async function floorOf(browser: Browser, floorId: string): Promise<Floor> {
  return (await browser.get(`/api/v1/floors/${floorId}/seats`)).json<Floor>();
}

export async function seatsOnFloor(browser: Browser, floorId: string): Promise<SeatRow[]> {
  return (await floorOf(browser, floorId)).items;
}
