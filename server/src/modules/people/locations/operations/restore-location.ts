import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import { oneLocation } from '@madang/contract/people/locations/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { locationTarget } from '../locations.ts';
import { restoreLocation as restoreRow } from '../locations.sql.ts';
import { interruptMap } from '../maps.sql.ts';

const limit = locationLimits.locations;

/** The undo of a deletion: a floor comes back with its map and seats, free where their people sit elsewhere by now. */
export const restoreLocation = defineOperation({
  name: 'restore-location',
  input: oneLocation,
  permission: 'locations.delete',
  targets: ({ locationId }) => [locationTarget(locationId)],
  refusals: ['CO404', 'CM301', 'CM305', 'LOCATION_LIMIT'],
  constraints: {
    locations_company_code_code_key: [null, 'CM301'],
    locations_building_id_fkey: [null, 'CM305'],
  },
  async run({ tx, companyCode, refuse }, { locationId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, { companyCode, limit }, id);
    if (outcome === 'noSpace') throw refuse('LOCATION_LIMIT', { 0: limit });
    // One that was not deleted stays as it is, so there is no change to record.
    if (outcome === 'stood') return { answer: null, audit: 'none' };
    await interruptMap(tx, { companyCode, floorId: id });
    return { answer: null, audit: { target: locationTarget(id) } };
  },
});
