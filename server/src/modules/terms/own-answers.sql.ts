import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

interface PersonKey {
  readonly companyCode: string;
  readonly personId: string;
}

/** Whether the person declined last what the privacy terms ask for beyond what they require. */
export async function isOptionalDeclined(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql<{ isAgreed: boolean }>`
    select is_agreed as "isAgreed" from agreements
    where company_code = ${companyCode} and person_id = ${personId} and terms_code = 'PIAR' and part = 'optional'
    order by agreed_at desc, agreement_id desc limit 1`.execute(tx);
  return rows[0]?.isAgreed === false;
}
