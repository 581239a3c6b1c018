import { recordFloorMap } from '../../../modules/people/locations/operations/record-floor-map.ts';
import { uploadFloorMap } from '../../../modules/people/locations/operations/upload-floor-map.ts';
import { sendFile } from '../../files/send-file.ts';
import { madeBuilding, madeFloor } from '../../locations/make-locations.ts';
import { withMap } from '../../locations/with-map.ts';
import { photo } from '../../matrix/bodies.ts';
import { memberBrowser } from '../../member.ts';
import { answered, scenario } from './scenario.ts';

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
