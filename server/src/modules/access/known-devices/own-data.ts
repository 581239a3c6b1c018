import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Devices that a person signed in from, and never by what they are known. */
export const deviceData: readonly OwnDataSection[] = [
  {
    name: 'knownDevices',
    tables: ['device_letters_off', 'known_devices'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select device, first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", trusted_at as "trustedAt",
          not exists (select from device_letters_off l where l.company_code = d.company_code and l.person_id = d.person_id)
            as "tellsNewDevices"
        from known_devices d where company_code = ${companyCode} and person_id = ${personId}::uuid
        order by first_seen_at, device_id`,
    ),
  },
];
