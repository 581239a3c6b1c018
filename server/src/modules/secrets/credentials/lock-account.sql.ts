import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { lockLoginOf } from '../../../kernel/session/linked-logins.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { hasLoginId } from '../../ground/global-login-ids/index.ts';
import { notRetiredIn } from '../../ground/employment-states/index.ts';

/** Holds the account of a person whose sign-in is being completed; false where it is none any more. */
export async function lockAccount(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql<{ loginId: string }>`
    select login_id as "loginId" from people where company_code = ${companyCode} and person_id = ${personId}
      and ${notRetiredIn('people')} for key share`.execute(tx);
  const [row] = rows;
  return row !== undefined && hasLoginId(tx, { companyCode, personId }, row.loginId);
}

/** The same for a sign-in that waits, which a person of another company's login has too. */
export async function lockComing(tx: Tx, person: PersonKey): Promise<boolean> {
  if (await lockAccount(tx, person)) return true;
  return (await lockService(tx, person)) && (await lockLoginOf(tx, person)) !== undefined;
}

async function lockService(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from people where company_code = ${companyCode} and person_id = ${personId}::uuid
      and ${notRetiredIn('people')} for key share`.execute(tx);
  return rows.length > 0;
}
