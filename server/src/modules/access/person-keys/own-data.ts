import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Keys by their states, and never a key. */
export const keyData: readonly OwnDataSection[] = [
  {
    name: 'keys',
    tables: ['person_keys', 'person_key_secrets'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select registered_at as "registeredAt", release_asked_at as "releaseAskedAt", released_at as "releasedAt"
        from person_keys where company_code = ${companyCode} and person_id = ${personId}::uuid order by registered_at`,
    ),
  },
];
