import type { Config } from '../../config.ts';
import { fingerprintOf, indexKeyOf, tagOf, type IndexKey } from '../../kernel/crypto/index-keys.ts';
import { keysOfFolder } from '../../kernel/crypto/key-file.ts';
import { Keyring } from '../../kernel/crypto/keyring.ts';
import { transaction, type Database, type Tx } from '../../kernel/db/database.ts';
import { terminalText, type TerminalText } from '../../kernel/terminal-text.ts';
import { countKeyed, type KeyedCount } from './count-keyed.ts';
import {
  heardSeconds,
  lockKeys,
  insertKey,
  type KeptKey,
  keysOfProcesses,
  type KnownKey,
  listKeptKeys,
  listKnownKeys,
  takeKeyBack,
} from './fingerprints.sql.ts';
import { keptAad } from './kernel-columns.ts';
import type { KeyedTables } from './keyed-tables.ts';

/** The configured keys are not those of the database. */
export class KeyError extends Error {
  override name = 'KeyError';
}

const texts = {
  missing: {
    en: 'the database has values of the key {id} ({fingerprint}), which {setting} does not name: {places}. Put it back, after those that are there; npm run operator -- keys renew gives its values to the first one.',
    ko: '데이터베이스에 키 {id}({fingerprint})로 만든 값이 있지만 {setting}에 그 키가 없습니다: {places}. 지정된 키 뒤에 다시 넣으세요. npm run operator -- keys renew를 실행하면 그 값이 첫 번째 키로 바뀝니다.',
  },
  used: {
    en: 'a process that runs on the database writes by the key {id} ({fingerprint}), which {setting} does not name. Give this process the same keys, or end that one and start this a minute later.',
    ko: '이 데이터베이스에서 실행 중인 다른 프로세스가 키 {id}({fingerprint})로 값을 쓰고 있지만 {setting}에 그 키가 없습니다. 같은 키를 지정하거나, 그 프로세스를 끝내고 1분 뒤에 시작하세요.',
  },
  noIndex: {
    en: 'none of the keys makes the blind indexes of this database, which are of {ids}. Name one of those, in {setting} or in MADANG_KEYS, or a new one in MADANG_INDEX_KEYS.',
    ko: '지정한 키 중에 이 데이터베이스의 블라인드 인덱스를 만드는 키가 없습니다. 데이터베이스의 인덱스 키는 {ids}입니다. {setting} 또는 MADANG_KEYS에 그중 하나를 넣거나, MADANG_INDEX_KEYS에 새 키를 지정하세요.',
  },
  other: {
    en: '{setting} names another key {id} than the one that the database was written by ({fingerprint})',
    ko: '{setting}의 키 {id}이(가) 데이터베이스에 쓰인 키({fingerprint})와 다릅니다.',
  },
} as const satisfies Record<string, TerminalText>;

type KeyMap = ReadonlyMap<string, Buffer>;
type Counted = () => Promise<readonly KeyedCount[]>;
type Given = Pick<Config, 'keys' | 'indexKeys' | 'dataFolder'>;

/**
 * Opens the keys of the configuration after comparing them with the database; missing ones are refused. A start
 * releases no key.
 */
export function openKeyring(db: Database, config: Given, keyed: KeyedTables): Promise<Keyring> {
  const counted = once(() => countKeyed({ db }, keyed));
  return transaction(db, async (tx) => {
    await lockKeys(tx);
    return keyringOf(tx, config, counted);
  });
}

async function keyringOf(db: Tx, config: Given, counted: Counted): Promise<Keyring> {
  const keys = config.keys ?? keysOfFolder(config.dataFolder);
  const before = await listKnownKeys(db);
  const keptKeys = await listKeptKeys(db);
  const missing = new MissingKeys(db, keptKeys, counted);
  await demandEncryption(keys, before, missing);
  const known = await withFirstIndex(keys, config.indexKeys, before, missing);
  const configured = indexRoots(keys, config.indexKeys, known);
  await demandIndexes(configured, config.indexKeys, known, missing);
  const all = withConfigured(known, configured);
  const kept = openKept(keptKeys, new Keyring(keys));
  const roots = new Map([...configured.values()].map((key) => [fingerprintOf(key, 'index'), key]));
  const indexes = all.flatMap(({ fingerprint, isUntagged }): IndexKey[] => {
    const root = roots.get(fingerprint);
    const secret = kept.index.get(fingerprint);
    if (root) return [indexKeyOf(root, !isUntagged)];
    return secret ? [{ fingerprint, secret, tag: tagOf(fingerprint, !isUntagged), isConfigured: false }] : [];
  });
  const [first] = config.indexKeys?.values() ?? [];
  const writes = first ? fingerprintOf(first, 'index') : indexes.find((key) => key.isConfigured)?.fingerprint;
  if (writes === undefined) throw noIndexKey(known);
  const keyring = new Keyring(keys, { indexes, writes, recordKeys: kept.records });
  for (const [keyId, key] of [...keys].toReversed()) {
    await note(db, before, {
      use: 'encryption',
      keyId,
      fingerprint: fingerprintOf(key, 'encryption'),
      isUntagged: false,
    });
  }
  for (const key of all.filter(({ fingerprint }) => roots.has(fingerprint))) await note(db, before, key);
  return keyring;
}

async function demandEncryption(keys: KeyMap, known: readonly KnownKey[], missing: MissingKeys): Promise<void> {
  const setting = 'MADANG_KEYS';
  for (const key of known.filter(({ use }) => use === 'encryption')) {
    const given = keys.get(key.keyId);
    if (given === undefined) {
      await missing.allow(key, { setting, isValue: ({ use, key: id }) => use !== 'index' && id === key.keyId });
    } else if (fingerprintOf(given, 'encryption') !== key.fingerprint && !key.isReleased) throw otherKey(setting, key);
  }
}

/** The first key of blind indexes that a database knows is that of all values without a tag. */
async function withFirstIndex(
  keys: KeyMap,
  indexKeys: KeyMap | undefined,
  before: readonly KnownKey[],
  missing: MissingKeys,
): Promise<KnownKey[]> {
  const known = before.filter(ofIndexes);
  const [last] = [...keys].toReversed();
  if (known.length > 0 || last === undefined) return known;
  if (indexKeys !== undefined && !(await missing.hasIndexes())) return known;
  const [keyId, key] = last;
  const fingerprint = fingerprintOf(key, 'index');
  return [{ use: 'index', keyId, fingerprint, isUntagged: true, firstSeenAt: new Date(), isReleased: false }];
}

async function demandIndexes(
  configured: KeyMap,
  indexKeys: KeyMap | undefined,
  known: readonly KnownKey[],
  missing: MissingKeys,
): Promise<void> {
  const fingerprints = new Set([...configured.values()].map((key) => fingerprintOf(key, 'index')));
  const setting = indexKeys ? 'MADANG_INDEX_KEYS' : 'MADANG_KEYS';
  for (const key of known.filter(({ fingerprint }) => !fingerprints.has(fingerprint))) {
    const tag = tagOf(key.fingerprint, !key.isUntagged).toString('hex');
    const isValue = (count: KeyedCount) => count.use === 'index' && !count.isPassing && count.key === tag;
    await missing.allow(key, { setting, isValue });
  }
}

/** The oldest first; the one that writes is noted last, for it is the youngest. */
function withConfigured(known: readonly KnownKey[], configured: KeyMap): KnownKey[] {
  const added = [...configured].toReversed().flatMap(([keyId, key]): KnownKey[] => {
    const fingerprint = fingerprintOf(key, 'index');
    if (known.some((one) => one.fingerprint === fingerprint)) return [];
    return [{ use: 'index', keyId, fingerprint, isUntagged: false, firstSeenAt: new Date(), isReleased: false }];
  });
  return [...known, ...added];
}

/** Those of their own, and those that are encryption keys as well, as the only key of a small installation is. */
function indexRoots(keys: KeyMap, indexKeys: KeyMap | undefined, known: readonly KnownKey[]): KeyMap {
  const own = [...(indexKeys ?? [])];
  const taken = new Set(own.map(([, key]) => key.toString('hex')));
  const both = [...keys].filter(([, key]) => {
    const fingerprint = fingerprintOf(key, 'index');
    return (
      !taken.has(key.toString('hex')) &&
      known.some((one) => ofIndexes(one) && !one.isReleased && one.fingerprint === fingerprint)
    );
  });
  // Ids of both settings may be the same.
  return new Map([
    ...own,
    ...both.map(([id, key]) => [own.some(([other]) => other === id) ? `${id}-both` : id, key] as const),
  ]);
}

/** Keys that the database knows and the configuration does not name. */
class MissingKeys {
  readonly #db: Tx;
  readonly #kept: ReadonlySet<string>;
  readonly #counted: Counted;

  constructor(db: Tx, kept: readonly KeptKey[], counted: Counted) {
    this.#db = db;
    this.#kept = new Set(kept.map(({ use, keyId }) => `${use} ${keyId}`));
    this.#counted = counted;
  }

  async hasIndexes(): Promise<boolean> {
    return (await this.#counted()).some(({ use }) => use === 'index');
  }

  /** One may be missing where no value is left of it and no process makes any; of a released one both were asked. */
  async allow(
    key: KnownKey,
    { setting, isValue }: { readonly setting: string; readonly isValue: (count: KeyedCount) => boolean },
  ): Promise<void> {
    if (key.isReleased) return;
    const about = { id: key.keyId, fingerprint: key.fingerprint.slice(0, 8), setting };
    const left = (await this.#counted()).filter(
      (count) => isValue(count) && !(count.use === 'records' && this.#kept.has(`records ${key.keyId}`)),
    );
    const places = left.map(({ place, count }) => `${place} (${count})`).join(', ');
    if (left.length > 0) throw new KeyError(terminalText(texts.missing, { ...about, places }));
    const written = (await keysOfProcesses(this.#db, heardSeconds)).flat();
    const name = `${key.use} ${key.use === 'index' ? key.fingerprint : key.keyId}`;
    if (written.includes(name)) throw new KeyError(terminalText(texts.used, about));
  }
}

function noIndexKey(known: readonly KnownKey[]): KeyError {
  const ids = known.map(({ keyId, fingerprint }) => `${keyId} (${fingerprint.slice(0, 8)})`).join(', ');
  return new KeyError(terminalText(texts.noIndex, { ids, setting: 'MADANG_INDEX_KEYS' }));
}

async function note(
  db: Tx,
  known: readonly KnownKey[],
  key: Pick<KnownKey, 'use' | 'keyId' | 'fingerprint' | 'isUntagged'>,
): Promise<void> {
  const before = known.find(({ use, fingerprint }) => use === key.use && fingerprint === key.fingerprint);
  if (before?.isReleased) return takeKeyBack(db, key);
  if (!before) await insertKey(db, key);
}

function otherKey(setting: string, { keyId, fingerprint }: KnownKey): KeyError {
  return new KeyError(terminalText(texts.other, { setting, id: keyId, fingerprint: fingerprint.slice(0, 8) }));
}

function openKept(keptKeys: readonly KeptKey[], keyring: Keyring) {
  const index = new Map<string, Buffer>();
  const records = new Map<string, Buffer>();
  for (const { use, keyId, content } of keptKeys) {
    const secret = Buffer.from(keyring.decrypt(content, keptAad(use, keyId)), 'base64');
    (use === 'index' ? index : records).set(keyId, secret);
  }
  return { index, records };
}

const ofIndexes = ({ use }: KnownKey) => use === 'index';

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
