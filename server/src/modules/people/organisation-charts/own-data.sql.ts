import { sql } from 'kysely';
import type { OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** The departments that a person leads. */
export const organisationChartData: readonly OwnDataSection[] = [
  {
    name: 'departmentHeads',
    tables: ['department_heads'],
    read: async (tx, { companyCode, personId }) => {
      const { rows } = await sql<{ departmentCode: string; createdAt: Date }>`
        select department_code as "departmentCode", created_at as "createdAt" from department_heads
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by department_code`.execute(tx);
      return { rows };
    },
  },
];
