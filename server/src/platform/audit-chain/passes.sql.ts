import { sql } from 'kysely';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { passMac } from './chain-macs.ts';

/** The moment of a pass over all companies, in microseconds as text; null without one that a key of the configuration signed. */
export type PassMoment = string | null;

/** Moment before every row of every log: a pass of it lets all rows be linked. */
export const beforeAllRows = '0';

interface StoredPass {
  readonly passedAt: string;
  readonly mac: string;
  readonly keyId: string;
}

/** The newest pass. One that was changed counts as none, which is stricter. */
export async function readPass(db: Database | Tx, keyring: Keyring): Promise<PassMoment> {
  const pass = await readStored(db);
  return pass && isSigned(keyring, pass) ? pass.passedAt : null;
}

/** Keeps a pass in the place of an older one, or of one that was changed. */
export async function keepPass(db: Database | Tx, keyring: Keyring, passedAt: string): Promise<void> {
  const before = await readStored(db);
  const changedMac = before && !isSigned(keyring, before) ? before.mac : null;
  const keyId = keyring.recordKeyId;
  await sql`insert into audit_passes (passed_at, mac, key_id)
    values (timestamptz 'epoch' + ${passedAt}::bigint * interval '1 microsecond',
      decode(${passMac(keyring, keyId, passedAt) ?? ''}, 'hex'), ${keyId})
    on conflict (is_one) do update set passed_at = excluded.passed_at, mac = excluded.mac, key_id = excluded.key_id
    where audit_passes.passed_at < excluded.passed_at or audit_passes.mac = decode(${changedMac}::text, 'hex')`.execute(
    db,
  );
}

async function readStored(db: Database | Tx): Promise<StoredPass | undefined> {
  const { rows } = await sql<StoredPass>`
    select (extract(epoch from passed_at) * 1000000)::bigint::text as "passedAt", encode(mac, 'hex') as mac,
      key_id as "keyId" from audit_passes where isfinite(passed_at)`.execute(db);
  return rows[0];
}

function isSigned(keyring: Keyring, { keyId, passedAt, mac }: StoredPass): boolean {
  return passMac(keyring, keyId, passedAt) === mac;
}

/** The product's clock. */
export async function readMoment(db: Database | Tx): Promise<string> {
  const { rows } = await sql<{ now: string }>`
    select (extract(epoch from app_now()) * 1000000)::bigint::text as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database gave no answer');
  return row.now;
}
