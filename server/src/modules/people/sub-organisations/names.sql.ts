import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** Names of sub-organisations. */
export const subOrganisationNamesOf = namedRows({
  table: 'sub_organisations',
  id: 'sub_organisation_id',
  name: 'name',
  englishName: 'english_name',
});
