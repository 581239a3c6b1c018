import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { PersonKey } from './person-key.ts';

/**
 * Ends what linked logins have opened, pending sign-ins first. A change of company locks its link: what it opens by then is ended too.
 */
export async function endLinkedSessions(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`select from login_ties t where ${which} order by t.tie_id for update`.execute(tx);
  for (const table of [sql`pending_log_ins`, sql`sessions`]) {
    await sql`
      delete from ${table} s using login_ties t
      where ${which} and s.company_code = t.company_code and s.person_id = t.person_id`.execute(tx);
  }
}

const byLogin = ({ companyCode, personId }: PersonKey) =>
  sql`t.login_company_code = ${companyCode} and t.login_person_id = ${personId}::uuid`;

/** The people of a company whose logins are reached; absent: everyone. */
const byLoginsOf = (companyCode: string, reached?: (personId: RawBuilder<unknown>) => RawBuilder<boolean>) =>
  sql`t.login_company_code = ${companyCode} ${reached ? sql`and ${reached(sql`t.login_person_id`)}` : sql``}`;

/** Ends what a person's login has opened elsewhere, before the sessions of its own: links are locked before any session. */
export async function endSessionsElsewhere(tx: Tx, person: PersonKey): Promise<void> {
  await endLinkedSessions(tx, byLogin(person));
}

/** The same of everyone of a company, or of those who are reached. */
export async function endSessionsByLoginsOf(
  tx: Tx,
  companyCode: string,
  reached?: (personId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<void> {
  await endLinkedSessions(tx, byLoginsOf(companyCode, reached));
}

/** The login of a person that is another company's, held as long as the transaction; undefined for a login of their own. */
export async function lockLoginOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<PersonKey | undefined> {
  const { rows } = await sql<PersonKey>`
    select login_company_code as "companyCode", login_person_id as "personId" from login_ties
    where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'tied' for share`.execute(tx);
  return rows[0];
}

/** Returns true if a person signs in with another company's login. */
export async function isTied(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from login_ties where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'tied'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The people of a company who sign in by another company's login. */
export async function listTied(tx: Tx, companyCode: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from login_ties where company_code = ${companyCode} and state = 'tied'`.execute(tx);
  return new Set(rows.map(({ personId }) => personId));
}

/** Returns true if a login belongs to a person of another company; locked until the transaction ends. */
export async function lockTieTo(tx: Tx, login: PersonKey, companyCode: string): Promise<PersonKey | undefined> {
  const { rows } = await sql<PersonKey>`
    select company_code as "companyCode", person_id as "personId" from login_ties
    where company_code = ${companyCode} and login_company_code = ${login.companyCode}
      and login_person_id = ${login.personId}::uuid and state = 'tied' for share`.execute(tx);
  return rows[0];
}

/**
 * Returns true if another company's login is linked to a person of the transaction's company; locks the linked account until the
 * transaction ends.
 */
export async function opensThisCompany(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from login_ties where company_code = app_company() and login_company_code = ${companyCode}
      and login_person_id = ${personId}::uuid and state = 'tied' for share`.execute(tx);
  return rows.length > 0;
}
