import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { endLinkedSessions } from '../../../kernel/session/linked-logins.sql.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { settleLater } from './end-ties.sql.ts';

interface NewGuest extends PersonKey {
  readonly login: PersonKey;
}

/** Opens a guest of a dispatch to the login of their own company; throws where a tie that ended is not settled yet. */
export async function tieGuest(tx: Tx, { companyCode, personId, login }: NewGuest): Promise<void> {
  await sql`
    insert into login_ties (company_code, person_id, login_company_code, login_person_id, state, is_dispatch)
    values (${companyCode}, ${personId}::uuid, ${login.companyCode}, ${login.personId}::uuid, 'tied', true)`.execute(
    tx,
  );
}

/** Ends the tie of a guest and what it has opened, in this transaction; the guest is taken away by its job. */
export async function endGuestTie(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  const { rows } = await sql<{ tieId: string }>`
    select tie_id as "tieId" from login_ties where company_code = ${companyCode} and person_id = ${personId}::uuid
      and is_dispatch for update`.execute(tx);
  for (const { tieId } of rows) {
    await sql`update login_ties set state = 'ended', expires_at = null where tie_id = ${tieId}::uuid`.execute(tx);
    await endLinkedSessions(tx, sql`t.tie_id = ${tieId}::uuid`);
    await settleLater(tx, { companyCode, tieId });
  }
}
