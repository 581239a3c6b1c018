import { sql } from 'kysely';
import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** That a person has put the list of first steps away. */
export const consoleData: readonly OwnDataSection[] = [
  {
    name: 'hiddenFirstSteps',
    tables: ['hidden_first_steps'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<{ hiddenAt: Date }>`
        select hidden_at as "hiddenAt" from hidden_first_steps
        where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
      return { rows };
    },
  },
];
