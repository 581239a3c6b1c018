import type { Module } from '../../../platform/module.ts';

export {
  deleteOptionalData,
  type OptionalData,
  exportedItems,
  readExportedStart,
  readOptionalData,
} from './optional-data.sql.ts';
export { selectOwnFields, selectOwnProfile, updateOwnProfile } from './own-profiles.sql.ts';
export { knownIn, readShownFields, selectSeen, selectShown, writeShownFields } from './shown-fields.sql.ts';
export { changeResidence, findDueTerms, readTermsReader } from './terms-reader.sql.ts';

/** Parts of a record that its person decides: profile, shown fields, optional data, and whose terms they read. */
export const ownRecords: Module = {
  name: 'own-records',
  needs: ['agreements', 'person-records', 'photos'],
  operations: [],
};
