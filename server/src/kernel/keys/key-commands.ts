import type { KeyUse } from '../crypto/index-keys.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Database } from '../db/database.ts';
import type { Files } from '../files/files.ts';
import { countKeyed, type KeyedCount } from './count-keyed.ts';
import {
  keepKey,
  keysOfProcesses,
  type KnownKey,
  listKeptKeys,
  listKnownKeys,
  releaseKey,
} from './fingerprints.sql.ts';
import { keptAad } from './kernel-columns.ts';
import type { KeyedTables } from './keyed-tables.ts';
import { renewKeys } from './renew-keys.ts';

export interface KeyCommand {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly files: Files;
  readonly keyed: KeyedTables;
  readonly report?: (line: string) => void;
}

/** A process is heard of each time that it is asked whether it is ready; who is silent for longer has ended. */
const heardSeconds = 60;

/** `use id state`, then a line for each place with values of that key. */
export async function keyStatus(command: KeyCommand): Promise<string[]> {
  const { db, keyring } = command;
  const counts = await countKeyed(command, command.keyed);
  const known = await listKnownKeys(db);
  const kept = await listKeptKeys(db);
  const isKept = (key: KnownKey) =>
    kept.some(({ use, keyId }) => (use === 'index' ? keyId === key.fingerprint : keyId === key.keyId));
  const lines = known.flatMap((key) => [
    `${key.use} key ${key.keyId} (${key.fingerprint.slice(0, 8)}): ${stateOf(keyring, key, isKept(key))}`,
    ...valuesOf(counts, key),
  ]);
  const ids = new Set(known.filter(({ use }) => use === 'encryption').map(({ keyId }) => keyId));
  const strange = counts.filter(({ use, key }) => use === 'encryption' && !ids.has(key));
  return [...lines, ...strange.map(({ place, key, count }) => `encryption key ${key}: not known, ${place} ${count}`)];
}

function stateOf(keyring: Keyring, key: KnownKey, isKept: boolean): string {
  const writes =
    key.fingerprint === keyring.indexWriter.fingerprint ||
    (key.use === 'encryption' && key.keyId === keyring.encryptionKeyId);
  if (writes) return 'writes';
  return key.isReleased
    ? `nothing needs it${isKept ? '; what it signed or hashed is verified by what is kept of it' : ''}`
    : 'reads';
}

function valuesOf(counts: readonly KeyedCount[], key: KnownKey): string[] {
  return countsOf(counts, key).map(
    ({ use, place, count, isPassing }) =>
      `  ${place} ${count}${isPassing ? ', which end by themselves' : ''}${use === 'records' ? ' signed' : ''}`,
  );
}

function countsOf(counts: readonly KeyedCount[], key: KnownKey): KeyedCount[] {
  const tag = key.isUntagged ? '' : key.fingerprint.slice(0, 16);
  return counts.filter((count) =>
    key.use === 'index' ? count.use === 'index' && count.key === tag : count.use !== 'index' && count.key === key.keyId,
  );
}

/** Gives all values to the keys that write and releases those that nothing needs; says what is left. */
export async function renewAll(command: KeyCommand): Promise<string[]> {
  const { db, keyring, keyed, report } = command;
  const known = await listKnownKeys(db);
  const youngest = known.findLast(({ use, isReleased }) => use === 'index' && !isReleased);
  if (youngest && youngest.fingerprint !== keyring.indexWriter.fingerprint) {
    throw new Error(`the blind indexes go on to the youngest key: put ${youngest.keyId} in front in MADANG_INDEX_KEYS`);
  }
  await keepAll(command, known);
  await renewKeys({ ...command, ...(report ? { report: (place, count) => report(`${place} ${count}`) } : {}) });
  const counts = await countKeyed(command, keyed);
  const waiting = await processesBehind(db, keyring);
  const lines: string[] = [];
  for (const key of known.filter((one) => !one.isReleased && !doesWrite(keyring, one))) {
    const left = countsOf(counts, key).filter(({ use, isPassing }) => use !== 'records' && !isPassing);
    const name = `${key.use} key ${key.keyId}`;
    if (left.length > 0)
      lines.push(`${name}: left are ${left.map(({ place, count }) => `${place} ${count}`).join(', ')}`);
    else if (waiting > 0)
      lines.push(
        `${name}: 0 values are left; not released, for ${waiting} running processes may write by it. Restart them with the new key in front, then repeat this`,
      );
    else {
      await releaseKey(db, key);
      lines.push(`${name}: 0 values are left; it may go`);
    }
  }
  return lines.length > 0 ? lines : ['all values are of the keys that write'];
}

function doesWrite(keyring: Keyring, { use, keyId, fingerprint }: KnownKey): boolean {
  return use === 'index' ? fingerprint === keyring.indexWriter.fingerprint : keyId === keyring.encryptionKeyId;
}

/** What verifies the records of a key, and finds what cannot be computed again, once the key itself is gone. */
async function keepAll({ db, keyring }: KeyCommand, known: readonly KnownKey[]): Promise<void> {
  for (const key of known.filter((one) => !doesWrite(keyring, one))) {
    const isIndex = key.use === 'index';
    const secret = isIndex
      ? keyring.indexKeys.find(({ fingerprint }) => fingerprint === key.fingerprint)?.secret
      : keyring.recordKey(key.keyId);
    if (!secret) continue;
    const use = isIndex ? 'index' : 'records';
    const keyId = isIndex ? key.fingerprint : key.keyId;
    await keepKey(db, { use, keyId, content: keyring.encrypt(secret.toString('base64'), keptAad(use, keyId)) });
  }
}

/** How many running processes do not write by the keys of now. */
async function processesBehind(db: Database, keyring: Keyring): Promise<number> {
  const ofNow = writingKeys(keyring);
  const all = await keysOfProcesses(db, heardSeconds);
  return all.filter((keys) => ofNow.some((key) => !keys.includes(key))).length;
}

/** By which keys a process writes. */
export function writingKeys(keyring: Keyring): string[] {
  const uses: readonly [KeyUse, string][] = [
    ['encryption', keyring.encryptionKeyId],
    ['index', keyring.indexWriter.fingerprint],
  ];
  return uses.map((parts) => parts.join(' '));
}
