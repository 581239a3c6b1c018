import { locationChanging } from '@madang/contract/people/locations/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { locationTarget } from '../locations.ts';
import { lockLocation, updateLocation } from '../locations.sql.ts';

/** Changes names and address of a building or floor, unless it is another by now than the caller saw. */
export const changeLocation = defineOperation({
  name: 'change-location',
  input: locationChanging,
  permission: 'locations.change',
  targets: ({ locationId }) => [locationTarget(locationId)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { locationId: id, expected, ...given }) {
    if (!(await lockLocation(tx, companyCode, id))) throw refuse('CO404');
    if (!(await updateLocation(tx, { companyCode, id }, { given, expected }))) throw refuse('EDIT_CONFLICT');
    return { answer: null, audit: { target: locationTarget(id), ...changesOf(given, expected) } };
  },
});
