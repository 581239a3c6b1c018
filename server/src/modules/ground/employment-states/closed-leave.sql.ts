import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { onLeaveIn } from './predicates.sql.ts';

/** Answers if a company closes the access of those on leave. */
export async function closesOnLeave(tx: Tx, companyCode: string): Promise<boolean> {
  const { rows } = await sql<{ closes: boolean }>`select is_leave_closed(${companyCode}, 'L') as closes`.execute(tx);
  return rows[0]?.closes === true;
}

/** Answers if a person is on leave. */
export async function isOnLeave(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from people p where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid
      and ${onLeaveIn('p')}`.execute(tx);
  return rows.length > 0;
}
