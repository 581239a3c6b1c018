import { sql } from 'kysely';
import type { OwnDataSection } from '../../kernel/own-data/own-data.ts';

/** That a free plan was taken by a contact of the person's, and what is still to be confirmed. */
export const signupData: readonly OwnDataSection[] = [
  {
    name: 'freePlanContacts',
    tables: ['verified_contacts'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown>>`
        select verified_at as "verifiedAt", expires_at as "expiresAt" from verified_contacts
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by verified_at`.execute(tx);
      return { rows };
    },
  },
  {
    name: 'addressesToConfirm',
    tables: ['address_confirmations'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown>>`
        select expires_at as "expiresAt" from address_confirmations
        where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
      return { rows };
    },
  },
];
