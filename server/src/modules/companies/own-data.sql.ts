import { sql } from 'kysely';
import type { OwnDataSection } from '../../kernel/own-data/own-data.ts';

/** That the company's set-up is the person's to go on with. */
export const companyData: readonly OwnDataSection[] = [
  {
    name: 'setUps',
    tables: ['companies'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown>>`
        select name as "companyName", set_up_state as "state", set_up_step as "step", set_up_seen_at as "seenAt"
        from companies where company_code = ${companyCode} and set_up_person_id = ${personId}::uuid`.execute(tx);
      return { rows };
    },
  },
];
