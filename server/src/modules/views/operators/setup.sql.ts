import { sql } from 'kysely';
import { setupLimits } from '@madang/contract/views/operators/limits.ts';
import type { Tx } from '../../../kernel/db/database.ts';

/** Lets a token finish the set-up for its time; false where the platform has its operator. */
export async function insertToken(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    insert into operator_setup_tokens (token_hash, expires_at)
    select ${tokenHash}::bytea, app_now() + make_interval(secs => ${setupLimits.tokenSeconds})
    from operator_setup where finished_at is null
    on conflict (token_hash) do update set expires_at = excluded.expires_at
    returning expires_at`.execute(tx);
  return rows.length > 0;
}

/** Returns true if the platform's operator is not set up yet. */
export async function isSetupOpen(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from operator_setup where finished_at is null`.execute(tx);
  return rows.length > 0;
}

/** Returns true if a token can finish the set-up now; the set-up checks it again when it finishes. */
export async function isTokenAlive(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select finished_at from operator_setup_tokens, operator_setup
    where token_hash = ${tokenHash} and expires_at > app_now() and finished_at is null`.execute(tx);
  return rows.length > 0;
}

/** Finishes the set-up with a living token, once for all tokens; false where that is not to be. */
export async function finishSetup(tx: Tx, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update operator_setup set finished_at = app_now()
    where finished_at is null and exists (
      select from operator_setup_tokens where token_hash = ${tokenHash} and expires_at > app_now())
    returning finished_at`.execute(tx);
  if (rows.length === 0) return false;
  await tx.deleteFrom('operator_setup_tokens').execute();
  return true;
}
