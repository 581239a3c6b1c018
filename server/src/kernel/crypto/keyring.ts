import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  randomInt,
} from 'node:crypto';

/**
 * Encrypts personal contact data at rest and makes the blind indexes that find it again. The first key
 * encrypts; every key decrypts, so keys rotate while the server runs. Blind indexes and code hashes come
 * from the oldest key, for they must stay comparable.
 */
export class Keyring {
  /** What encrypts, derived from each key once: that costs as much as a value's encryption. */
  readonly #keys: ReadonlyMap<string, KeyObject>;
  readonly #recordKeys: ReadonlyMap<string, Buffer>;
  readonly #activeId: string;
  readonly #indexKey: Buffer;

  /** Keys by id, 32 bytes each, newest first. */
  constructor(keys: ReadonlyMap<string, Buffer>) {
    const [activeId] = keys.keys();
    const oldest = [...keys.values()].at(-1);
    if (activeId === undefined || oldest === undefined) throw new Error('a keyring needs a key');
    this.#keys = new Map([...keys].map(([id, key]) => [id, createSecretKey(derive(key, 'encryption'))]));
    this.#recordKeys = new Map([...keys].map(([id, key]) => [id, derive(key, 'records')]));
    this.#activeId = activeId;
    this.#indexKey = derive(oldest, 'blind-index');
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

  /** 32 bytes that are equal for equal values of one purpose and tell nothing else. */
  blindIndex(purpose: string, value: string): Buffer {
    return createHmac('sha256', this.#indexKey).update(`${purpose}\u0000${value}`).digest();
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

function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `madang ${purpose}`, 32));
}

/** A secret for a cookie or link: 256 random bits; only its hash is stored. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret with enough randomness of its own. */
export function secretHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** A code of `digits` decimal digits, each value equally likely. */
export function newDigits(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, '0');
}
