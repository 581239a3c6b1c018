import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  type KeyObject,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { derive, indexKeyOf, macOf, wrapUnder, type IndexKey } from './index-keys.ts';

/** Keys of a keyring besides the encryption keys. */
export interface OtherKeys {
  /** Keys of blind indexes, the oldest first. */
  readonly indexes: readonly IndexKey[];
  /** The fingerprint of the one that writes. */
  readonly writes: string;
  /** Remaining secrets of record-signing keys that are no longer configured, by key id. */
  readonly recordKeys?: ReadonlyMap<string, Buffer>;
}

/**
 * Encrypts personal data at rest and makes its blind indexes. The first key writes, every key reads, so both rotate
 * while the server runs.
 */
export class Keyring {
  /** Encryption keys, derived from each key once because a derivation costs as much as encrypting a value. */
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #recordKeys: ReadonlyMap<string, KeyObject>;
  readonly #activeId: string;
  /** The oldest first. */
  readonly #indexes: readonly IndexKey[];
  readonly #writer: IndexKey;
  readonly #steady: IndexKey;
  /** The writing one first. */
  readonly #readers: readonly IndexKey[];

  /** Keys by id, 32 bytes each, the encrypting one first. Without others the last one makes the blind indexes. */
  constructor(keys: ReadonlyMap<string, Buffer>, others?: OtherKeys) {
    const [activeId] = keys.keys();
    const last = [...keys.values()].at(-1);
    if (activeId === undefined || last === undefined) throw new Error('a keyring needs a key');
    this.#keys = new Map([...keys].map(([id, key]) => [id, createSecretKey(derive(key, 'encryption'))]));
    const recordKeys = [
      ...(others?.recordKeys ?? []),
      ...[...keys].map(([id, key]) => [id, derive(key, 'records')] as const),
    ];
    this.#recordKeys = new Map(recordKeys.map(([id, key]) => [id, createSecretKey(key)]));
    this.#activeId = activeId;
    this.#indexes = others?.indexes ?? [indexKeyOf(last, false)];
    const configured = this.#indexes.filter((key) => key.isConfigured);
    const writer = others ? configured.find((key) => key.fingerprint === others.writes) : configured[0];
    const [steady] = configured;
    if (!writer || !steady) throw new Error('a keyring needs a key of blind indexes');
    this.#writer = writer;
    this.#steady = steady;
    this.#readers = [writer, ...this.#indexes.filter((key) => key !== writer)];
  }

  /** AES-256-GCM; `aad` (table, column, row) is bound to the value, so that it cannot be moved to another. */
  encrypt(value: string, aad: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key(this.#activeId), nonce).setAAD(Buffer.from(aad));
    const ciphertext = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    const id = Buffer.from(this.#activeId);
    return Buffer.concat([Buffer.from([id.length]), id, nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** Throws where the value was changed, moved or encrypted with a key that is gone. */
  decrypt(stored: Buffer, aad: string): string {
    const idEnd = 1 + (stored[0] ?? 0);
    const id = stored.subarray(1, idEnd).toString();
    const decipher = createDecipheriv('aes-256-gcm', this.#key(id), stored.subarray(idEnd, idEnd + 12));
    decipher.setAAD(Buffer.from(aad)).setAuthTag(stored.subarray(idEnd + 12, idEnd + 28));
    return Buffer.concat([decipher.update(stored.subarray(idEnd + 28)), decipher.final()]).toString('utf8');
  }

  /** Equal for equal values of one purpose, and reveals nothing else; as it is stored from now on. */
  blindIndex(purpose: string, value: string): Buffer {
    return made(this.#writer, macOf(this.#writer, purpose, value));
  }

  /** All that may be stored of a value, the one of now first: by which to find what another key has made. */
  blindIndexes(purpose: string, value: string): Buffer[] {
    return this.#readers.map((key) => made(key, macOf(key, purpose, value)));
  }

  /** Returns true if the index was made from this value by any of the keys. */
  matchesIndex(stored: Buffer, purpose: string, value: string): boolean {
    return isOneOf(stored, this.blindIndexes(purpose, value));
  }

  /** Hash that is equal in every process with the same keys, for limits and values that live for minutes. */
  steadyIndex(purpose: string, value: string): Buffer {
    return made(this.#steady, macOf(this.#steady, purpose, value));
  }

  /**
   * Stored forms of a value that the database lacks, the current one first. A rotation wraps them; `make` builds them
   * from one key's hashes.
   */
  lastingIndexes(make: (mac: (purpose: string, value: string) => Buffer) => Buffer): Buffer[] {
    const forms: { readonly key: IndexKey; readonly form: Buffer }[] = [];
    for (const key of this.#indexes) {
      const older = forms.map(({ form }) => wrapUnder(key, form));
      const own = made(
        key,
        make((purpose, value) => macOf(key, purpose, value)),
      );
      forms.push(...[own, ...older].map((form) => ({ key, form })));
    }
    const ofNow = forms.filter(({ key }) => key === this.#writer);
    return [...ofNow, ...forms.filter(({ key }) => key !== this.#writer)].map(({ form }) => form);
  }

  /** Returns the value that a rotation stores in place of a lasting value. */
  wrapLasting(stored: Buffer): Buffer {
    return wrapUnder(this.#writer, stored);
  }

  get indexWriter(): IndexKey {
    return this.#writer;
  }

  get indexKeys(): readonly IndexKey[] {
    return this.#indexes;
  }

  /** The id of the key that encrypts. */
  get encryptionKeyId(): string {
    return this.#activeId;
  }

  /** Returns the secret that signs records under a key, whether the key is configured or retained. */
  recordKey(keyId: string): Buffer | undefined {
    return this.#recordKeys.get(keyId)?.export();
  }

  /** Ids of every key that reads, the encrypting one first. */
  get keyIds(): readonly string[] {
    return [...this.#keys.keys()];
  }

  /** The id of the key by which records are signed from now on. */
  get recordKeyId(): string {
    return this.#activeId;
  }

  /** The keyed hash that binds a record; undefined where the key is not configured. */
  recordMac(keyId: string, value: string): Buffer | undefined {
    const key = this.#recordKeys.get(keyId);
    return key && createHmac('sha256', key).update(value).digest();
  }

  #key(id: string): KeyObject {
    const key = this.#keys.get(id);
    if (!key) throw new Error('a value was encrypted with a key that is not configured');
    return key;
  }
}

/** Returns true if the stored value equals one of the forms; the time taken reveals nothing. */
export function isOneOf(stored: Buffer, forms: readonly Buffer[]): boolean {
  return forms.some((form) => form.length === stored.length && timingSafeEqual(form, stored));
}

function made({ tag }: IndexKey, mac: Buffer): Buffer {
  return tag.length === 0 ? mac : Buffer.concat([tag, mac]);
}

/** A secret for a cookie or link: 256 random bits; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored hash of a secret that has enough randomness of its own. */
export function secretHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** A code of `digits` decimal digits, each value equally likely. */
export function newDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
