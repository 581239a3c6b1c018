import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { locationInput } from '@madang/contract/people/locations/rules.ts';
import { storedId } from '@madang/contract/kernel/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { locationTarget } from '../locations.ts';
import { holdLocation, insertLocation } from '../locations.sql.ts';

const limit = locationLimits.locations;

/** DEP-07 CM301, CM304, CM305: adds a building under the company, or a floor under a building. */
export const createLocation = defineOperation({
  name: 'create-location',
  input: locationInput,
  permission: 'locations.create',
  targets: () => [],
  refusals: ['CM301', 'CM304', 'CM305', 'LOCATION_LIMIT'],
  constraints: { locations_company_code_code_key: ['locationCode', 'CM301'] },
  async run({ tx, companyCode, refuse }, given) {
    await lockCompany(tx, companyCode);
    const { kind, parentId, ...words } = given;
    if (kind === 'building' && parentId !== '' && parentId !== companyCode) throw refuse.field('parentId', 'CM304');
    if (kind === 'floor') {
      // What is no ID names no building either.
      const building = storedId.safeParse(parentId.toLowerCase()).data;
      const stands =
        building !== undefined && (await holdLocation(tx, companyCode, { id: building, kind: 'building' }));
      if (!stands) throw refuse.field('parentId', 'CM305');
    }
    const locationId = await insertLocation(tx, { companyCode, limit }, given);
    if (locationId === undefined) throw refuse('LOCATION_LIMIT', { 0: limit });
    return { answer: { locationId }, audit: { target: locationTarget(locationId), fields: Object.keys(words) } };
  },
});
