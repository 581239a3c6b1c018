import type { KeyUse } from '../../kernel/crypto/index-keys.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Database } from '../../kernel/db/database.ts';
import type { Files } from '../../kernel/files/files.ts';
import { countKeyed, type KeyedCount } from './count-keyed.ts';
import {
  heardSeconds,
  keepKey,
  keysOfProcesses,
  type KnownKey,
  listKeptKeys,
  listKnownKeys,
  releaseKey,
  takeKeyBack,
} from './fingerprints.sql.ts';
import { keptAad } from './kernel-columns.ts';
import type { KeyedTables } from './keyed-tables.ts';
import { KeyError } from './open-keyring.ts';
import { renewKeys } from './renew-keys.ts';

export interface KeyCommand {
  readonly db: Database;
  readonly keyring: Keyring;
  readonly files: Files;
  readonly keyed: KeyedTables;
  readonly report?: (line: string) => void;
}

/** `use id state`, then a line for each place with values of that key. */
export async function keyStatus(command: KeyCommand): Promise<string[]> {
  const { db, keyring } = command;
  const counts = await countKeyed(command, command.keyed);
  const known = await listKnownKeys(db);
  const kept = await listKeptKeys(db);
  const isKept = (key: KnownKey) =>
    kept.some(({ use, keyId }) => (use === 'index' ? keyId === key.fingerprint : keyId === key.keyId));
  const lines = known.flatMap((key) => [
    `${key.use} key ${key.keyId} (${key.fingerprint.slice(0, 8)}): ${stateOf(keyring, key, { isKept: isKept(key), hasValues: leftOf(counts, key).length > 0 })}`,
    ...valuesOf(counts, key),
  ]);
  const ids = new Set(known.filter(({ use }) => use === 'encryption').map(({ keyId }) => keyId));
  const strange = counts.filter(({ use, key }) => use === 'encryption' && !ids.has(key));
  return [...lines, ...strange.map(({ place, key, count }) => `encryption key ${key}: not known, ${place} ${count}`)];
}

function stateOf(
  keyring: Keyring,
  key: KnownKey,
  { isKept, hasValues }: { readonly isKept: boolean; readonly hasValues: boolean },
): string {
  const writes =
    key.fingerprint === keyring.indexWriter.fingerprint ||
    (key.use === 'encryption' && key.keyId === keyring.encryptionKeyId);
  if (writes) return 'writes';
  if (key.isReleased && hasValues) return 'released, and values need it: name it again, then keys renew';
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

/** The values that need a key: not records, which what is kept of it verifies, and not what ends by itself. */
function leftOf(counts: readonly KeyedCount[], key: KnownKey): KeyedCount[] {
  return countsOf(counts, key).filter(({ use, isPassing }) => use !== 'records' && !isPassing);
}

/** Gives all values to the keys that write and releases those that nothing needs; says what is left. */
export async function renewAll(command: KeyCommand): Promise<string[]> {
  const { db, keyring, keyed, report } = command;
  const known = await listKnownKeys(db);
  const before = await countKeyed(command, keyed);
  const used = new Set([
    ...keyring.indexKeys.map(({ fingerprint }) => `index ${fingerprint}`),
    ...(await keysOfProcesses(db, heardSeconds)).flat(),
  ]);
  // One that a start once named, and that made nothing, is none.
  const youngest = known.findLast(
    (key) =>
      key.use === 'index' &&
      !key.isReleased &&
      (used.has(`index ${key.fingerprint}`) || leftOf(before, key).length > 0),
  );
  if (youngest && youngest.fingerprint !== keyring.indexWriter.fingerprint) {
    throw new KeyError(
      `the blind indexes go on to the youngest key: put ${youngest.keyId} in front in MADANG_INDEX_KEYS`,
    );
  }
  demandKeys(keyring, known, before);
  await keepAll(command, known);
  await renewKeys({ ...command, ...(report ? { report: (place, count) => report(`${place} ${count}`) } : {}) });
  const counts = await countKeyed(command, keyed);
  const waiting = await processesBehind(db, keyring);
  const lines: string[] = [];
  for (const key of known.filter((one) => !doesWrite(keyring, one))) {
    const left = leftOf(counts, key);
    if (key.isReleased && left.length === 0) continue;
    if (key.isReleased) await takeKeyBack(db, key);
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

/** Values of a key that is not named can be given to no other. */
function demandKeys(keyring: Keyring, known: readonly KnownKey[], counts: readonly KeyedCount[]): void {
  const isNamed = ({ use, keyId, fingerprint }: KnownKey) =>
    use === 'index' ? keyring.indexKeys.some((key) => key.fingerprint === fingerprint) : keyring.keyIds.includes(keyId);
  const lacks = known.filter((key) => !isNamed(key) && leftOf(counts, key).length > 0);
  if (lacks.length === 0) return;
  const lines = lacks.map((key) => {
    const places = leftOf(counts, key).map(({ place, count }) => `${place} ${count}`);
    return `${key.use} key ${key.keyId} (${key.fingerprint.slice(0, 8)}) is not named, and values need it: ${places.join(', ')}`;
  });
  throw new KeyError(`${lines.join('\n')}\nNothing was renewed.`);
}

function doesWrite(keyring: Keyring, { use, keyId, fingerprint }: KnownKey): boolean {
  return use === 'index' ? fingerprint === keyring.indexWriter.fingerprint : keyId === keyring.encryptionKeyId;
}

/** Stores what verifies the records of a key, and finds what cannot be computed again, for when the key itself is gone. */
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

/** Returns the number of running processes that do not write with the current keys. */
async function processesBehind(db: Database, keyring: Keyring): Promise<number> {
  const ofNow = writingKeys(keyring);
  const all = await keysOfProcesses(db, heardSeconds);
  return all.filter((keys) => ofNow.some((key) => !keys.includes(key))).length;
}

/** Lists the keys with which a process writes. */
export function writingKeys(keyring: Keyring): string[] {
  const uses: readonly [KeyUse, string][] = [
    ['encryption', keyring.encryptionKeyId],
    ['index', keyring.indexWriter.fingerprint],
  ];
  return uses.map((parts) => parts.join(' '));
}
