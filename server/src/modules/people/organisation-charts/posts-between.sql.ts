import type { DrawnPost } from '@madang/contract/people/organisation-charts/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';

/** Counts people in service of one department who serve in another besides, if either is one of those asked for. */
export async function selectPostsBetween(
  tx: Tx,
  companyCode: string,
  { departmentCodes, limit }: { readonly departmentCodes: readonly string[]; readonly limit: number },
): Promise<DrawnPost[]> {
  const { rows } = await sql<DrawnPost>`
    select p.department_code as "departmentCode", c.department_code as "concurrentDepartmentCode",
      count(*)::integer as "peopleCount"
    from concurrent_posts c
    join people p on p.company_code = c.company_code and p.person_id = c.person_id and p.closed_at is null
      and ${inServiceIn('p')}
    where c.company_code = ${companyCode}
      and (p.department_code = any(${departmentCodes}::text[]) or c.department_code = any(${departmentCodes}::text[]))
    group by 1, 2 order by 3 desc, 1, 2 limit ${limit}`.execute(tx);
  return rows;
}
