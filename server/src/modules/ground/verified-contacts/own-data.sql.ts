import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** That a free plan was taken by a contact of the person's. */
export const verifiedContactData: readonly OwnDataSection[] = [
  {
    name: 'freePlanContacts',
    tables: ['verified_contacts'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select verified_at as "verifiedAt", expires_at as "expiresAt" from verified_contacts
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by verified_at`,
    ),
  },
];
