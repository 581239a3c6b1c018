import type { Config } from '../../config.ts';
import { fingerprintOf, indexKeyOf, tagOf, type IndexKey } from '../crypto/index-keys.ts';
import { keysOfFolder } from '../crypto/key-file.ts';
import { Keyring } from '../crypto/keyring.ts';
import type { Database } from '../db/database.ts';
import { terminalText, type TerminalText } from '../terminal-text.ts';
import { countKeyed, type KeyedCount } from './count-keyed.ts';
import { insertKey, type KnownKey, listKeptKeys, listKnownKeys, releaseKey, takeKeyBack } from './fingerprints.sql.ts';
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
  other: {
    en: '{setting} names another key {id} than the one that the database was written by ({fingerprint})',
    ko: '{setting}의 키 {id}이(가) 데이터베이스에 쓰인 키({fingerprint})와 다릅니다.',
  },
} as const satisfies Record<string, TerminalText>;

type KeyMap = ReadonlyMap<string, Buffer>;

/**
 * The keys of the configuration, once they are known to be those of the database: new ones are noted, and where one is missing
 * by which values were made there is no keyring.
 */
export async function openKeyring(
  db: Database,
  config: Pick<Config, 'keys' | 'indexKeys' | 'dataFolder'>,
  keyed: KeyedTables,
): Promise<Keyring> {
  const keys = config.keys ?? keysOfFolder(config.dataFolder);
  const before = await listKnownKeys(db);
  const counted = once(() => countKeyed({ db }, keyed));
  await noteEncryption(db, keys, before, counted);
  const known = await noteIndexes(db, keys, config.indexKeys, { before, counted });
  const kept = await openKept(db, new Keyring(keys));
  const configured = indexRoots(keys, config.indexKeys, known);
  const roots = new Map([...configured.values()].map((key) => [fingerprintOf(key, 'index'), key]));
  const indexes = known.filter(ofIndexes).flatMap(({ fingerprint, isUntagged }): IndexKey[] => {
    const root = roots.get(fingerprint);
    const secret = kept.index.get(fingerprint);
    if (root) return [indexKeyOf(root, !isUntagged)];
    return secret ? [{ fingerprint, secret, tag: tagOf(fingerprint, !isUntagged), isConfigured: false }] : [];
  });
  const [first] = config.indexKeys?.values() ?? [];
  const writes = first ? fingerprintOf(first, 'index') : indexes.find((key) => key.isConfigured)?.fingerprint;
  return new Keyring(keys, { indexes, writes: writes ?? '', recordKeys: kept.records });
}

async function noteEncryption(db: Database, keys: KeyMap, known: readonly KnownKey[], counted: Counted): Promise<void> {
  const place = { setting: 'MADANG_KEYS', use: 'encryption' } as const;
  for (const key of known.filter(({ use }) => use === 'encryption')) {
    const given = keys.get(key.keyId);
    if (given === undefined)
      await allowMissing(db, key, {
        ...place,
        counted,
        isValue: ({ use, key: id }) => use !== 'index' && id === key.keyId,
      });
    else if (fingerprintOf(given, 'encryption') !== key.fingerprint && !key.isReleased)
      throw otherKey(place.setting, key);
  }
  for (const [keyId, key] of [...keys].toReversed())
    await note(db, known, { use: 'encryption', keyId, fingerprint: fingerprintOf(key, 'encryption') });
}

/** The first key of blind indexes that a database knows is that of all values without a tag. */
async function noteIndexes(
  db: Database,
  keys: KeyMap,
  indexKeys: KeyMap | undefined,
  { before, counted }: { readonly before: readonly KnownKey[]; readonly counted: Counted },
): Promise<KnownKey[]> {
  const [last] = [...keys].toReversed();
  const isFirst = !before.some(ofIndexes);
  if (isFirst && last && (indexKeys === undefined || (await counted()).some(({ use }) => use === 'index'))) {
    const [keyId, key] = last;
    await insertKey(db, { use: 'index', keyId, fingerprint: fingerprintOf(key, 'index'), isUntagged: true });
  }
  const known = isFirst ? await listKnownKeys(db) : before;
  const configured = indexRoots(keys, indexKeys, known);
  const fingerprints = new Set([...configured.values()].map((key) => fingerprintOf(key, 'index')));
  const setting = indexKeys ? 'MADANG_INDEX_KEYS' : 'MADANG_KEYS';
  for (const key of known.filter((one) => ofIndexes(one) && !fingerprints.has(one.fingerprint))) {
    const tag = tagOf(key.fingerprint, !key.isUntagged).toString('hex');
    const isValue = (count: KeyedCount) => count.use === 'index' && !count.isPassing && count.key === tag;
    await allowMissing(db, key, { setting, use: 'index', counted, isValue });
  }
  // The one that writes is noted last: it is the youngest.
  for (const [keyId, key] of [...configured].toReversed())
    await note(db, known, { use: 'index', keyId, fingerprint: fingerprintOf(key, 'index') });
  return listKnownKeys(db);
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

interface Missing {
  readonly setting: string;
  readonly use: KnownKey['use'];
  readonly counted: Counted;
  readonly isValue: (count: KeyedCount) => boolean;
}

/** A key that is not configured may be missing where no value is left of it. Looked at only while it is not released. */
async function allowMissing(db: Database, key: KnownKey, { setting, counted, isValue }: Missing): Promise<void> {
  if (key.isReleased) return;
  const kept = new Set((await listKeptKeys(db)).map(({ use, keyId }) => `${use} ${keyId}`));
  const left = (await counted()).filter(
    (count) => isValue(count) && !(count.use === 'records' && kept.has(`records ${key.keyId}`)),
  );
  if (left.length === 0) return releaseKey(db, key);
  const places = left.map(({ place, count }) => `${place} (${count})`).join(', ');
  throw new KeyError(
    terminalText(texts.missing, { id: key.keyId, fingerprint: key.fingerprint.slice(0, 8), setting, places }),
  );
}

async function note(
  db: Database,
  known: readonly KnownKey[],
  key: Pick<KnownKey, 'use' | 'keyId' | 'fingerprint'>,
): Promise<void> {
  const before = known.find(({ use, fingerprint }) => use === key.use && fingerprint === key.fingerprint);
  if (before?.isReleased) return takeKeyBack(db, key);
  if (!before) await insertKey(db, { ...key, isUntagged: false });
}

function otherKey(setting: string, { keyId, fingerprint }: KnownKey): KeyError {
  return new KeyError(terminalText(texts.other, { setting, id: keyId, fingerprint: fingerprint.slice(0, 8) }));
}

async function openKept(db: Database, keyring: Keyring) {
  const index = new Map<string, Buffer>();
  const records = new Map<string, Buffer>();
  for (const { use, keyId, content } of await listKeptKeys(db)) {
    const secret = Buffer.from(keyring.decrypt(content, keptAad(use, keyId)), 'base64');
    (use === 'index' ? index : records).set(keyId, secret);
  }
  return { index, records };
}

const ofIndexes = ({ use }: KnownKey) => use === 'index';

type Counted = () => Promise<readonly KeyedCount[]>;

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
