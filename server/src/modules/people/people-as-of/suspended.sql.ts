import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Asks if the access of a person in service was locked at a moment; of a later one, if today's lock lasts until it. */
export async function wasSuspended(tx: Tx, { companyCode, personId }: PersonKey, moment: Date): Promise<boolean> {
  const { rows } = await sql<{ was: boolean }>`
    select kind = 'suspended' and (until is null or until > ${moment}) as was from employment_changes
    where company_code = ${companyCode} and person_id = ${personId}::uuid and changed_at <= ${moment}
      and kind in ('suspended', 'restored')
    order by change_number desc limit 1`.execute(tx);
  return rows[0]?.was ?? false;
}
