import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The open offer of the owner's role that a person made or has. */
export const roleAssignmentData: readonly OwnDataSection[] = [
  {
    name: 'handovers',
    tables: ['handovers'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select from_person_id = ${personId}::uuid as "isOffered", offered_at as "offeredAt", expires_at as "expiresAt"
        from handovers where company_code = ${companyCode}
          and (from_person_id = ${personId}::uuid or to_person_id = ${personId}::uuid)`,
    ),
  },
];
