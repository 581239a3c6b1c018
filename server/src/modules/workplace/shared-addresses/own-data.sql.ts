import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Shared addresses that a person has a part in. */
export const sharedAddressData: readonly OwnDataSection[] = [
  {
    name: 'sharedAddresses',
    tables: ['shared_address_people'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select s.address, a.part, a.created_at as "createdAt" from shared_address_people a
        join shared_addresses s on s.company_code = a.company_code and s.shared_address_id = a.shared_address_id
        where a.company_code = ${companyCode} and a.person_id = ${personId}::uuid order by s.address, a.part`,
    ),
  },
];
