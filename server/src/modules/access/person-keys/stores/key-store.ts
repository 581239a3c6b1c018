import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';

/** Stores by the word of the column. */
export type StoreName = 'product' | 'pkcs11';

/** A key by its name in its store. */
export interface NamedKey extends PersonKey {
  readonly keyId: string;
  readonly store: StoreName;
}

/** Within the company of the key: what a store needs to find its own. */
export interface StoreCall {
  readonly tx: Tx;
  readonly kernel: Pick<Kernel, 'keyring' | 'keyDevice'>;
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
