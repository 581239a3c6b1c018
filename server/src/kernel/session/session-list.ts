import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

interface Person {
  readonly companyCode: string;
  readonly personId: string;
}

/** A session as its person is shown it: never the secret or its hash. */
export interface ListedSession {
  readonly sessionId: string;
  /** '' where the browser did not say. */
  readonly device: string;
  /** Network from which it was opened; null if unknown. */
  readonly network: string | null;
  readonly openedAt: string;
  readonly lastSeenAt: string;
  readonly isCurrent: boolean;
}

/** The living sessions of a person, the caller's own first, then by when they were last seen. */
export async function listSessionsOf(db: Tx, person: Person, current: Buffer): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['session_id', 'device', 'created_at', 'last_seen_at', 'token_hash', 'network'])
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`last_seen_at + make_interval(secs => idle_seconds) > app_now()`)
    .orderBy(sql`token_hash = ${current}`, 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id')
    .execute();
  return rows.map((row) => ({
    sessionId: row.session_id,
    device: row.device,
    network: row.network,
    openedAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: row.token_hash.equals(current),
  }));
}

/** Ends a session of the person by its name; answers the hash of its secret, undefined where they have none such. */
export async function endSessionById(tx: Tx, person: Person, sessionId: string): Promise<Buffer | undefined> {
  const row = await tx
    .deleteFrom('sessions')
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .where('session_id', '=', sessionId)
    .returning('token_hash')
    .executeTakeFirst();
  return row?.token_hash;
}
