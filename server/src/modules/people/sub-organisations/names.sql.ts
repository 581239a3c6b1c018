import { namedRows } from '../../../kernel/rows/named-rows.ts';

/** What parts of a company are called. */
export const subOrganisationNamesOf = namedRows({
  table: 'sub_organisations',
  id: 'sub_organisation_id',
  name: 'name',
  englishName: 'english_name',
});
