import { sql } from 'kysely';
import { passkeyLimits } from '@madang/contract/access/mfa/limits.ts';
import { newSecret, secretHash, type Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';

/**
 * Challenge of the sign-in page, stored nowhere: its end, random bytes, and our seal for the browser's secret. Opening
 * the page writes nothing.
 */
export async function makeSignInChallenge(db: Tx, keyring: Keyring, secret: string): Promise<string> {
  const { rows } = await sql<{ now: Date }>`select app_now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database knows no time');
  const endsAt = row.now.getTime() + passkeyLimits.challengeSeconds * 1_000;
  const head = `${endsAt}.${newSecret()}`;
  return Buffer.from(`${head}.${keyring.blindIndex(purpose, sealed(secret, head)).toString('base64url')}`).toString(
    'base64url',
  );
}

/** Uses up the challenge of an answer, once; undefined if it is not this browser's, has ended or was used. */
export async function takeSignInChallenge(
  db: Tx,
  keyring: Keyring,
  { clientDataJSON, secret }: { readonly clientDataJSON: string; readonly secret: string | undefined },
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  const [endsAt = '', random = '', seal = ''] = Buffer.from(challenge, 'base64url').toString().split('.');
  const given = Buffer.from(seal, 'base64url');
  const isMatch = keyring.matchesIndex(given, purpose, sealed(secret ?? '', `${endsAt}.${random}`));
  if (secret === undefined || !isMatch) return undefined;
  const { rows } = await sql`
    insert into used_log_in_challenges (challenge_hash, expires_at)
    select ${secretHash(random)}, ends.at from (select to_timestamp(${Number(endsAt)}::double precision / 1000) as at) ends
    where ends.at > app_now()
    on conflict do nothing returning challenge_hash`.execute(db);
  return rows.length > 0 ? challenge : undefined;
}

/** Takes away what has ended: it could not be answered again. */
export async function deleteEndedSignInChallenges(db: Tx): Promise<void> {
  await db
    .deleteFrom('used_log_in_challenges')
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute();
}

/** Returns the challenge that the answer claims to answer; its signature is checked afterwards. */
function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

const purpose = 'log-in-challenge';

function sealed(secret: string, head: string): string {
  return `${secret}\u0000${head}`;
}
