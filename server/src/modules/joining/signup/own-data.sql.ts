import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';
import { verifiedContactData } from '../../ground/verified-contacts/index.ts';

/** That a free plan was taken by a contact of the person's, and what is still to be confirmed. */
export const signupData: readonly OwnDataSection[] = [
  ...verifiedContactData,
  {
    name: 'addressesToConfirm',
    tables: ['address_confirmations'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select expires_at as "expiresAt" from address_confirmations
        where company_code = ${companyCode} and person_id = ${personId}::uuid`,
    ),
  },
];
