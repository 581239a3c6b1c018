import { sql } from 'kysely';
import { ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** That the company's set-up is the person's to go on with. */
export const companyData: readonly OwnDataSection[] = [
  {
    name: 'setUps',
    tables: ['companies'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select name as "companyName", set_up_state as "state", set_up_step as "step", set_up_seen_at as "seenAt"
        from companies where company_code = ${companyCode} and set_up_person_id = ${personId}::uuid`,
    ),
  },
];
