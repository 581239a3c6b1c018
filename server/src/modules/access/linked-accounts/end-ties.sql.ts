import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import { endLinkedSessions } from '../../../kernel/session/linked-logins.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { LinkedSide } from '../../../platform/sign-in-slots.ts';

export type TieState = 'offered' | 'accepted' | 'tied' | 'ended';

/** A person of one company whose login is that of a person of another one. */
export interface LinkedAccount {
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
export async function settleLater(tx: Tx, { companyCode, tieId }: Pick<LinkedAccount, 'companyCode' | 'tieId'>) {
  await enqueueJob(tx, settleTask, { companyCode, tieId });
}

/** Ends ties with all their sessions. A change of company locks the tie, so either comes first or ends here. */
export async function endTiesWhere(tx: Tx, which: RawBuilder<unknown>): Promise<LinkedAccount[]> {
  const { rows } = await sql<LinkedAccount>`
    with before as (select tie_id, state from login_ties t where t.state <> 'ended' and (${which}) for update)
    update login_ties t set state = 'ended', expires_at = null from before
    where t.tie_id = before.tie_id
    returning t.tie_id as "tieId", t.company_code as "companyCode", t.person_id as "personId",
      t.login_company_code as "loginCompanyCode", t.login_person_id as "loginPersonId", before.state`.execute(tx);
  const ids = rows.map(({ tieId }) => tieId);
  if (ids.length > 0) {
    await endLinkedSessions(tx, sql`t.tie_id = any(${ids}::uuid[])`);
    for (const tie of rows) await settleLater(tx, tie);
  }
  return rows;
}

/** Both sides: the person of a tie, and the login that opens it. */
export const ofPerson = ({ companyCode, personId }: PersonKey) => sql`
  (t.company_code = ${companyCode} and t.person_id = ${personId}::uuid
    or t.login_company_code = ${companyCode} and t.login_person_id = ${personId}::uuid)`;

const ofCompany = (companyCode: string) =>
  sql`t.company_code = ${companyCode} or t.login_company_code = ${companyCode}`;

/** Ends the ties of a person or a whole company, on both sides: of their logins and by them. */
export async function endTiesOf(tx: Tx, { companyCode, personId }: LinkedSide): Promise<void> {
  const which = personId === undefined ? sql`(${ofCompany(companyCode)})` : ofPerson({ companyCode, personId });
  // A dispatch rests on no role and no structure: it ends with its dispatch.
  await endTiesWhere(tx, sql`${which} and not t.is_dispatch`);
}

/** Counts the ties of a person, on both sides. */
export function tieCountOf(person: PersonKey): RawBuilder<RowCount> {
  return sql`select count(*)::integer as count from login_ties t where t.state <> 'ended' and ${ofPerson(person)}`;
}
