import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key of blind indexes and of hashes that must stay comparable. */
export interface IndexKey {
  readonly fingerprint: string;
  /** Secret derived from the key; a key that is no longer configured is stored only in this form. */
  readonly secret: Buffer;
  /** Prefix of each value that the key writes; empty for a database's first key, whose values are older than tags. */
  readonly tag: Buffer;
  /** False for a key that is kept for what cannot be computed again. */
  readonly isConfigured: boolean;
}

export const tagBytes = 8;
export const macBytes = 32;

export type KeyUse = 'encryption' | 'index';

/** Distinguishes keys and reveals nothing of them: 32 hexadecimal digits, others for each use of one key. */
export function fingerprintOf(key: Buffer, use: KeyUse): string {
  return Buffer.from(hkdfSync('sha256', key, '', `madang fingerprint ${use}`, 16)).toString('hex');
}

export function derive(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', `madang ${purpose}`, 32));
}

export function indexKeyOf(key: Buffer, isTagged: boolean): IndexKey {
  const fingerprint = fingerprintOf(key, 'index');
  return { fingerprint, secret: derive(key, 'blind-index'), tag: tagOf(fingerprint, isTagged), isConfigured: true };
}

export function tagOf(fingerprint: string, isTagged: boolean): Buffer {
  return isTagged ? Buffer.from(fingerprint, 'hex').subarray(0, tagBytes) : Buffer.alloc(0);
}

/** Made ready once: of plain bytes the library makes a key for every hash, which takes longer than the hash. */
const readyKeys = new WeakMap<IndexKey, KeyObject>();

function readyKey(key: IndexKey): KeyObject {
  const ready = readyKeys.get(key) ?? createSecretKey(key.secret);
  readyKeys.set(key, ready);
  return ready;
}

/** The keyed hash of a value, without the key's tag. */
export function macOf(key: IndexKey, purpose: string, value: string): Buffer {
  return createHmac('sha256', readyKey(key)).update(`${purpose}\u0000${value}`).digest();
}

/** Wraps a value of another key under this one: a value that cannot be recomputed needs both keys from then on. */
export function wrapUnder(key: IndexKey, made: Buffer): Buffer {
  const mac = createHmac('sha256', readyKey(key)).update('wrapped\u0000').update(made).digest();
  return Buffer.concat([key.tag, mac]);
}
