import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Permissions that a person asked for. */
export const rightRequestData: readonly OwnDataSection[] = [
  {
    name: 'rightRequests',
    tables: ['right_requests'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select permission, scope_kind as "scopeKind", scope_id as "scopeId", hours, state, asked_at as "askedAt",
          settled_at as "settledAt", given_until as "givenUntil"
        from right_requests where company_code = ${companyCode} and person_id = ${personId}::uuid
        order by asked_at, request_id`,
    ),
  },
];
