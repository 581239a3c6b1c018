import { Document } from '@madang/contract/kernel/route.ts';
import { floorMapVersion } from '@madang/contract/people/locations/routes.ts';
import { imageType } from '../../../../kernel/images/images.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { mapOf } from '../maps.sql.ts';

/** A floor's map; an address of its present version never shows another one, so browsers keep it. */
export const readFloorMap = defineQuery({
  name: 'read-floor-map',
  input: floorMapVersion,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, ask, refuse }, { floorId, version }) {
    const [map] = await ask(mapOf({ companyCode, floorId }));
    const content = map?.mapFileId && (await kernel.files.get(companyCode, map.mapFileId));
    if (!content) throw refuse('CO404');
    return new Document(imageType, content, { isLasting: version === map.mapFileId });
  },
});
