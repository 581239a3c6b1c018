import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { enqueueJob } from '../jobs/enqueue-job.ts';
import type { PersonKey } from './person-key.ts';

export type TieState = 'offered' | 'accepted' | 'tied' | 'ended';

/** A person of one company whose login is that of a person of another one. */
export interface LoginTie {
  readonly tieId: string;
  readonly companyCode: string;
  /** None before the company has made its person. */
  readonly personId: string | null;
  readonly loginCompanyCode: string;
  readonly loginPersonId: string;
  readonly state: TieState;
}

/** The task that makes or takes away the person of a tie, in that person's company. */
export const settleTask = 'settle-login-tie';

/** Asks the company of a tie to settle it. */
export async function settleLater(tx: Tx, { companyCode, tieId }: Pick<LoginTie, 'companyCode' | 'tieId'>) {
  await enqueueJob(tx, settleTask, { companyCode, tieId });
}

/**
 * Ends ties, whatever they had become, and with them every session of their people. A change of company holds the tie, so
 * that one comes first; what was opened by then ends here.
 */
export async function endTiesWhere(tx: Tx, which: RawBuilder<unknown>): Promise<LoginTie[]> {
  const { rows } = await sql<LoginTie>`
    with before as (select tie_id, state from login_ties t where t.state <> 'ended' and (${which}) for update)
    update login_ties t set state = 'ended', expires_at = null from before
    where t.tie_id = before.tie_id
    returning t.tie_id as "tieId", t.company_code as "companyCode", t.person_id as "personId",
      t.login_company_code as "loginCompanyCode", t.login_person_id as "loginPersonId", before.state`.execute(tx);
  const ids = rows.map(({ tieId }) => tieId);
  if (ids.length > 0) {
    await endSessionsWhere(tx, sql`t.tie_id = any(${ids}::uuid[])`);
    for (const tie of rows) await settleLater(tx, tie);
  }
  return rows;
}

/**
 * Ends what was opened for the people of ties: what was about to become a session first. A change of company holds its ties, so that one
 * is through before, and what it opened is ended too.
 */
async function endSessionsWhere(tx: Tx, which: RawBuilder<unknown>): Promise<void> {
  await sql`select from login_ties t where ${which} order by t.tie_id for update`.execute(tx);
  for (const table of [sql`pending_log_ins`, sql`sessions`]) {
    await sql`
      delete from ${table} s using login_ties t
      where ${which} and s.company_code = t.company_code and s.person_id = t.person_id`.execute(tx);
  }
}

/** Both sides: the person of a tie, and the login that opens it. */
export const ofPerson = ({ companyCode, personId }: PersonKey) => sql`
  (t.company_code = ${companyCode} and t.person_id = ${personId}::uuid
    or t.login_company_code = ${companyCode} and t.login_person_id = ${personId}::uuid)`;

/** A person administers a company no more, or leaves: every tie of theirs ends, of their login and by it. */
export async function endTiesOf(tx: Tx, person: PersonKey): Promise<void> {
  await endTiesWhere(tx, ofPerson(person));
}

/** A company leaves its structure: its ties end, those with another leading company and those that it was leading in. */
export async function endTiesOfCompany(tx: Tx, companyCode: string): Promise<void> {
  await endTiesWhere(tx, sql`t.company_code = ${companyCode} or t.login_company_code = ${companyCode}`);
}

const byLogin = ({ companyCode, personId }: PersonKey) =>
  sql`t.login_company_code = ${companyCode} and t.login_person_id = ${personId}::uuid`;

/** The people of a company whose logins are reached; absent: everybody. */
const byLoginsOf = (companyCode: string, reached?: (personId: RawBuilder<unknown>) => RawBuilder<boolean>) =>
  sql`t.login_company_code = ${companyCode} ${reached ? sql`and ${reached(sql`t.login_person_id`)}` : sql``}`;

/** What a person's login has opened elsewhere ends before the sessions of its own: the ties are taken before any session. */
export async function endSessionsElsewhere(tx: Tx, person: PersonKey): Promise<void> {
  await endSessionsWhere(tx, byLogin(person));
}

/** The same of everybody of a company, or of those who are reached. */
export async function endSessionsByLoginsOf(
  tx: Tx,
  companyCode: string,
  reached?: (personId: RawBuilder<unknown>) => RawBuilder<boolean>,
): Promise<void> {
  await endSessionsWhere(tx, byLoginsOf(companyCode, reached));
}

/** The login of a person that is another company's, held as long as the transaction; undefined for a login of their own. */
export async function lockLoginOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<PersonKey | undefined> {
  const { rows } = await sql<PersonKey>`
    select login_company_code as "companyCode", login_person_id as "personId" from login_ties
    where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'tied' for share`.execute(tx);
  return rows[0];
}

/** Whether a person logs in by another company's login. */
export async function isTied(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from login_ties where company_code = ${companyCode} and person_id = ${personId}::uuid and state = 'tied'`.execute(
    tx,
  );
  return rows.length > 0;
}

/** The people of a company who log in by another company's login. */
export async function listTied(tx: Tx, companyCode: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from login_ties where company_code = ${companyCode} and state = 'tied'`.execute(tx);
  return new Set(rows.map(({ personId }) => personId));
}

/** Whether a login is that of a person of another company; held as long as the transaction. */
export async function lockTieTo(tx: Tx, login: PersonKey, companyCode: string): Promise<PersonKey | undefined> {
  const { rows } = await sql<PersonKey>`
    select company_code as "companyCode", person_id as "personId" from login_ties
    where company_code = ${companyCode} and login_company_code = ${login.companyCode}
      and login_person_id = ${login.personId}::uuid and state = 'tied' for share`.execute(tx);
  return rows[0];
}

/** Whether a login of another company is that of a person of the transaction's own; held as long. */
export async function opensThisCompany(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { rows } = await sql`
    select from login_ties where company_code = app_company() and login_company_code = ${companyCode}
      and login_person_id = ${personId}::uuid and state = 'tied' for share`.execute(tx);
  return rows.length > 0;
}
