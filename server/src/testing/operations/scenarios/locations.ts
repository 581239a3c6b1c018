import { randomUUID } from 'node:crypto';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { commandOrigin } from '../../../kernel/operations/principal.ts';
import { beginMap } from '../../../modules/people/locations/index.ts';
import { createLocation } from '../../../modules/people/locations/operations/create-location.ts';
import { recordFloorMap } from '../../../modules/people/locations/operations/record-floor-map.ts';
import { uploadFloorMap } from '../../../modules/people/locations/operations/upload-floor-map.ts';
import { sendFile } from '../../files/send-file.ts';
import { madeBuilding, madeFloor } from '../../locations/make-locations.ts';
import { photo } from '../examples/employees.ts';
import { memberBrowser } from '../../member.ts';
import { answered, scenario } from './scenario.ts';

interface Asked {
  readonly companyCode: string;
  readonly personId: string;
  readonly locationCode: string;
}

/** A floor whose map was drawn, or whose drawing was ended. */
export async function withMap(
  kernel: Kernel,
  { companyCode, personId, locationCode }: Asked,
  state: 'drawn' | 'ended',
) {
  const origin = { ...commandOrigin(companyCode), principal: { kind: 'person', companyCode, personId } } as const;
  const words = {
    englishLocationName: '',
    locationRegion: '',
    locationAddress: '',
    englishLocationAddress: '',
  };
  const building = { ...words, kind: 'building', parentId: '', locationCode, locationName: '별관' } as const;
  const { locationId: parentId } = await execute(kernel, createLocation, origin, building);
  const floor = { ...words, kind: 'floor', parentId, locationCode: `${locationCode}-1F`, locationName: '1층' } as const;
  const { locationId: floorId } = await execute(kernel, createLocation, origin, floor);
  const sourceId = randomUUID();
  // Not by the call of a file, whose drawing would go on beside.
  await inCompany(kernel.db, companyCode, (tx) => beginMap(tx, { companyCode, floorId }, sourceId));
  const fileId = await kernel.files.put(companyCode, Buffer.from('map'));
  const map = { fileId, width: 400, height: 300, pageCount: 1 };
  const result = state === 'drawn' ? { map, failure: null } : { map: null, failure: 'ended' as const };
  await execute(kernel, recordFloorMap, commandOrigin(companyCode), { floorId, sourceId, ...result });
  return { floorId, fileId, sourceId };
}

export const scenarios = [
  scenario(uploadFloorMap, async (app, companyCode) => {
    const by = await memberBrowser(app, { companyCode, role: 'administrator' });
    const floorId = await madeFloor(by, await madeBuilding(by));
    const content = Buffer.from(photo, 'base64');
    answered(await sendFile(by, `/api/v1/floors/${floorId}/map`, { name: 'plan.png', content }));
    const target = { kind: 'location', id: floorId };
    return { companyCode, rows: [{ actorKind: 'person', actorId: by.personId, target }] };
  }),
  scenario(recordFloorMap, async (app, companyCode) => {
    const { personId } = await memberBrowser(app, { companyCode, role: 'administrator' });
    const { floorId } = await withMap(app.kernel, { companyCode, personId, locationCode: 'RECORDED' }, 'drawn');
    const target = { kind: 'location', id: floorId };
    return { companyCode, rows: [{ actorKind: 'system', actorId: null, target }] };
  }),
];
