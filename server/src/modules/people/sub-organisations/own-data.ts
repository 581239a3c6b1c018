import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The sub-organisation that a person is in by themselves. */
export const subOrganisationData: readonly OwnDataSection[] = [
  {
    name: 'subOrganisation',
    tables: ['sub_organisation_people'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select s.sub_organisation_code as "subOrganisationCode", s.name as "subOrganisationName"
        from sub_organisation_people p
        join sub_organisations s on s.company_code = p.company_code and s.sub_organisation_id = p.sub_organisation_id
        where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid`,
    ),
  },
];
