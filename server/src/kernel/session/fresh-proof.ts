import { sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../db/database.ts';
import { recentSeconds } from './session.ts';

/** The person of a session typed the password in it just now. */
export async function markProven(db: Tx, tokenHash: Buffer): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: sql<Date>`app_now()` })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/**
 * Refuses (PROOF_NEEDED) a session whose password was typed too long ago. Work without a session was proven when
 * requested.
 */
export async function requireFreshProof(tx: Tx, tokenHash: Buffer | undefined): Promise<void> {
  if (tokenHash === undefined) return;
  const { rows } = await sql<{ isFresh: boolean | null }>`
    select proven_at > app_now() - make_interval(secs => ${recentSeconds}) as "isFresh" from sessions
    where token_hash = ${tokenHash}`.execute(tx);
  if (rows[0]?.isFresh !== true) throw refuse('PROOF_NEEDED');
}
