import { sql } from 'kysely';
import { type OwnDataSection, ownRows } from '../../../kernel/own-data/own-data.ts';

/** The seat that a person has. */
export const seatData: readonly OwnDataSection[] = [
  {
    name: 'seats',
    tables: ['seats'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select b.name as "buildingName", f.name as "floorName", s.name as "seatName"
        from seats s
        join locations f on f.company_code = s.company_code and f.location_id = s.floor_id
        join locations b on b.company_code = f.company_code and b.location_id = f.building_id
        where s.company_code = ${companyCode} and s.person_id = ${personId}::uuid`,
    ),
  },
];
