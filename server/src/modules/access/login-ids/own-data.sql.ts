import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Requests that a person made for an ID, and changes of it. */
export const idRequestData: readonly OwnDataSection[] = [
  {
    name: 'idRequests',
    tables: ['id_requests'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select request_type as type, origin, old_id as "oldId", wanted_id as "wantedId", state, asked_at as "askedAt",
          settled_at as "settledAt"
        from id_requests where company_code = ${companyCode} and person_id = ${personId}::uuid order by asked_at, request_id`,
    ),
  },
];
