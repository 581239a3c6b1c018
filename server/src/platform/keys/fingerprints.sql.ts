import { sql } from 'kysely';
import type { KeyUse } from '../../kernel/crypto/index-keys.ts';
import type { Tx } from '../../kernel/db/database.ts';

/** A key that the database was written by. */
export interface KnownKey {
  readonly use: KeyUse;
  readonly keyId: string;
  readonly fingerprint: string;
  /** Its blind indexes are older than the tags in front of them. */
  readonly isUntagged: boolean;
  readonly firstSeenAt: Date;
  /** Nothing is written by it any more. */
  readonly isReleased: boolean;
}

/** The oldest first. */
export async function listKnownKeys(db: Tx): Promise<KnownKey[]> {
  const { rows } = await sql<KnownKey>`
    select key_use as use, key_id as "keyId", fingerprint, is_untagged as "isUntagged", first_seen_at as "firstSeenAt",
      released_at is not null as "isReleased"
    from key_fingerprints order by key_number`.execute(db);
  return rows;
}

/** Notes keys that are new; of several processes that start at once, one does. */
export async function insertKey(
  db: Tx,
  key: Pick<KnownKey, 'use' | 'keyId' | 'fingerprint' | 'isUntagged'>,
): Promise<void> {
  await sql`insert into key_fingerprints (key_use, key_id, fingerprint, is_untagged)
    values (${key.use}, ${key.keyId}, ${key.fingerprint}, ${key.isUntagged}) on conflict do nothing`.execute(db);
}

export async function releaseKey(db: Tx, { use, fingerprint }: Pick<KnownKey, 'use' | 'fingerprint'>): Promise<void> {
  await sql`update key_fingerprints set released_at = clock_timestamp()
    where key_use = ${use} and fingerprint = ${fingerprint} and released_at is null`.execute(db);
}

/** It is configured again, or values of it were found. */
export async function takeKeyBack(db: Tx, { use, fingerprint }: Pick<KnownKey, 'use' | 'fingerprint'>): Promise<void> {
  await sql`update key_fingerprints set released_at = null
    where key_use = ${use} and fingerprint = ${fingerprint} and released_at is not null`.execute(db);
}

/** A process that writes by keys and was not heard of when they were released: none of them is released. `keys`: `use id`. */
export async function takeKeysBack(db: Tx, keys: readonly string[]): Promise<void> {
  await sql`update key_fingerprints set released_at = null
    where released_at is not null
      and key_use || ' ' || case key_use when 'index' then fingerprint else key_id end = any(${keys})`.execute(db);
}

/** Any number will do that the product uses for nothing else. */
const keysLock = 7_203_813;

/** Keeps other processes from reporting their keys until the end of the transaction. */
export async function lockKeys(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keysLock}), set_config('idle_in_transaction_session_timeout', '0', true)`.execute(
    tx,
  );
}

/** Stored remainder of a key that is no longer configured. */
export interface KeptKey {
  readonly use: 'records' | 'index';
  /** Id of a key of records, or fingerprint of a key of blind indexes. */
  readonly keyId: string;
  readonly content: Buffer;
}

export async function listKeptKeys(db: Tx): Promise<KeptKey[]> {
  const { rows } = await sql<KeptKey>`select key_use as use, key_id as "keyId", content from kept_keys`.execute(db);
  return rows;
}

export async function keepKey(db: Tx, { use, keyId, content }: KeptKey): Promise<void> {
  await sql`insert into kept_keys (key_use, key_id, content) values (${use}, ${keyId}, ${content})
    on conflict do nothing`.execute(db);
}

/** A process is heard of each time that it is asked whether it is ready; who is silent for longer has ended. */
export const heardSeconds = 60;

/** The keys by which processes write that have been seen lately, each as `use fingerprint`; empty for a release that names none. */
export async function keysOfProcesses(db: Tx, seconds: number): Promise<(readonly string[])[]> {
  const { rows } = await sql<{ keys: string[] }>`select keys from running_processes
    where seen_at > clock_timestamp() - make_interval(secs => ${seconds})`.execute(db);
  return rows.map(({ keys }) => keys);
}
