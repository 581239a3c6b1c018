import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

interface Wanted {
  readonly loginIds: readonly string[];
  /** Blind indexes of contacts, as stored. */
  readonly indexes: readonly Buffer[];
}

/** Finds the IDs among these that anyone has, and the contacts by which people of the company wait, in hexadecimal digits. */
export async function listTaken(
  tx: Tx,
  companyCode: string,
  { loginIds, indexes }: Wanted,
): Promise<{ readonly loginIds: Set<string>; readonly indexes: Set<string> }> {
  return {
    loginIds: await listTakenLoginIds(tx, loginIds),
    indexes: await listWaitedFor(tx, companyCode, indexes),
  };
}

/** Finds the IDs among these that are taken. */
async function listTakenLoginIds(tx: Tx, loginIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ loginId: string }>`
    select login_id as "loginId" from login_ids where login_id = any(${loginIds}::text[])
      and not (company_code is null and reserved_until <= app_now())`.execute(tx);
  return new Set(rows.map(({ loginId }) => loginId));
}

/** Finds the contacts among these, as they are stored, by which people of the company wait; in hexadecimal digits. */
async function listWaitedFor(tx: Tx, companyCode: string, indexes: readonly Buffer[]): Promise<Set<string>> {
  // Each by its key: of a company that was small a moment ago the planner would compare all who wait with all of these.
  const { rows } = await sql<{ index: string }>`
    select encode(wanted, 'hex') as index from unnest(${indexes}::bytea[]) wanted
    where exists (select from waiting_contacts where option = any('{externalMail,mobile}') and contact_index = wanted
      and company_code || '' = ${companyCode} offset 0)`.execute(tx);
  return new Set(rows.map(({ index }) => index));
}
