import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The IDs of a person. */
export const loginIdData: readonly OwnDataSection[] = [
  {
    name: 'loginIds',
    tables: ['login_ids'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select login_id as "loginId", unconfirmed_until as "unconfirmedUntil" from login_ids
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by login_id`,
    ),
  },
];

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
