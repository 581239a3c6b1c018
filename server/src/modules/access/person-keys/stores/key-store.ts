import type { Tx } from '../../../../kernel/db/database.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';

/** A key by its name in the store. */
export interface NamedKey extends PersonKey {
  readonly keyId: string;
}

/** Within the company of the key: what a store needs to find its own. */
export interface StoreCall {
  readonly tx: Tx;
  readonly keyring: Keyring;
}

/** Keeps keys of people, and never gives one out: it wraps and unwraps what it is given. */
export interface KeyStore {
  readonly create: (call: StoreCall, key: NamedKey) => Promise<void>;
  readonly wrap: (call: StoreCall, key: NamedKey, value: Buffer) => Promise<Buffer>;
  /** Throws NotWrapped where the key did not wrap it. */
  readonly unwrap: (call: StoreCall, key: NamedKey, wrapped: Buffer) => Promise<Buffer>;
  /** May be called again: a key that is gone is as good as destroyed. */
  readonly destroy: (call: StoreCall, key: NamedKey) => Promise<void>;
}

/** The store could not be reached, or took too long. */
export class KeyStoreAway extends Error {}

/** A value that another key wrapped, or that was changed since. */
export class NotWrapped extends Error {}
