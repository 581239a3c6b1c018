import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { PersonKey } from '../../session/person-key.ts';

/** Tries again what waits for a person; done by the module that shows planned changes. */
export const judgePlansTask = 'judge-planned-changes';

/** Has what waits for a person tried again once this transaction is over; asks for nothing where nothing waits. */
export async function judgeLater(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  const payload = JSON.stringify({ companyCode, personId });
  await sql`
    select enqueue_job(${judgePlansTask}, ${payload}::json, ${`judge ${companyCode} ${personId}`}, interval '0')
    where exists (select from plan_targets t join plans p on p.company_code = t.company_code and p.plan_id = t.plan_id
      where t.company_code = ${companyCode} and t.kind = 'person' and t.target_id = ${personId}
        and p.state = 'waiting' and p.is_shown)`.execute(tx);
}
