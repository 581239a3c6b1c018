import type { Tx } from '../db/database.ts';

/** Lists every company in service, for work that goes through all of them; `all`: also those that have ended it. */
export async function listCompanyCodes(tx: Tx, which: 'inService' | 'all' = 'inService'): Promise<string[]> {
  const rows = await tx
    .selectFrom('companies')
    .select('company_code')
    .$if(which === 'inService', (query) => query.where('ended_at', 'is', null))
    .orderBy('company_code')
    .execute();
  return rows.map((row) => row.company_code);
}
