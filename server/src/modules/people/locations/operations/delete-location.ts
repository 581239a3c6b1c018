import { locationDeletion } from '@madang/contract/people/locations/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { locationTarget } from '../locations.ts';
import { dropLater } from '../map-files.ts';
import { countChildren, deleteLocation as deleteRow, locationNamesOf, lockLocation } from '../locations.sql.ts';
import { restoreLocation } from './restore-location.ts';

/** CM309, CM310: deletes a building without floors, or a floor, with its seats where the caller says so. */
export const deleteLocation = defineOperation({
  name: 'delete-location',
  input: locationDeletion,
  permission: 'locations.delete',
  targets: ({ locationId }) => [locationTarget(locationId)],
  refusals: ['CO404', 'CM309', 'CM310'],
  async run({ tx, companyCode, refuse }, { locationId: id, seats: wanted }) {
    // Its lock keeps new floors and seats out, so that the counts hold.
    const location = await lockLocation(tx, companyCode, id);
    if (!location) throw refuse('CO404');
    const { floors, seats } = await countChildren(tx, companyCode, id);
    if (floors > 0) throw refuse('CM309', { 0: floors });
    if (seats > 0 && wanted !== 'deleted') throw refuse('CM310', { 0: seats });
    const called = await readName(tx, locationNamesOf, { companyCode, id });
    // Nothing draws it any more, and it does not come back with the floor.
    if (location.mapSourceId !== null) await dropLater(tx, { companyCode, fileId: location.mapSourceId });
    await deleteRow(tx, companyCode, { id, mapFileId: location.mapFileId });
    return {
      answer: null,
      audit: { target: locationTarget(id), called },
      undo: undoBy(restoreLocation, { locationId: id }),
    };
  },
});
