import { sql } from 'kysely';
import { type OwnDataSection, ownRows } from '../../../kernel/own-data/own-data.ts';

/** The emblems that a person holds. */
export const emblemData: readonly OwnDataSection[] = [
  {
    name: 'emblems',
    tables: ['emblem_grants'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select e.name as "emblemName", g.granted_at as "grantedAt"
        from emblem_grants g join emblems e on e.company_code = g.company_code and e.emblem_id = g.emblem_id
        where g.company_code = ${companyCode} and g.person_id = ${personId}::uuid order by g.granted_at, g.place`,
    ),
  },
];
