import { refuse } from '@madang/contract/refuse.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import {
  insertKey,
  lockLivingKey,
  type LivingKey,
  markReleased,
  readKeyStanding,
  setProof,
} from './person-keys.sql.ts';
import {
  type KeyStore,
  KeyStoreAway,
  type NamedKey,
  NotWrapped,
  type StoreCall,
  type StoreName,
} from './stores/key-store.ts';
import { pkcs11Store } from './stores/pkcs11-store.ts';
import { productStore } from './stores/product-store.ts';

const stores: Readonly<Record<StoreName, KeyStore>> = { product: productStore, pkcs11: pkcs11Store };

/** Asks the store, and says so where it is away. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof KeyStoreAway) throw refuse('KMS003');
    throw error;
  }
}

/** A key that the store makes, with the proof by which it is known again. */
export async function createKey(call: StoreCall, named: Omit<NamedKey, 'store'>): Promise<void> {
  const key: NamedKey = { ...named, store: call.kernel.keyDevice ? 'pkcs11' : 'product' };
  if (!(await insertKey(call.tx, key))) throw await whyNot(call, key, 'KMS006');
  await asked(stores[key.store].create(call, key));
  await setProof(call.tx, key, await asked(stores[key.store].wrap(call, key, proofOf(key))));
}

/** The person's key while it is registered, after the store has shown that it still has the same one. */
export async function openKey(call: StoreCall, person: PersonKey): Promise<LivingKey> {
  const key = await lockLivingKey(call.tx, person);
  if (!key || key.isAskedBack) throw await whyNot(call, person, 'KMS005');
  let shown: Buffer;
  try {
    shown = await asked(stores[key.store].unwrap(call, key, key.proof));
  } catch (error) {
    if (error instanceof NotWrapped) throw refuse('KMS004');
    throw error;
  }
  if (!shown.equals(proofOf(key))) throw refuse('KMS004');
  return key;
}

export function wrapBy(call: StoreCall, key: NamedKey, value: Buffer): Promise<Buffer> {
  return asked(stores[key.store].wrap(call, key, value));
}

/** Unwraps a value of the key; anything else is refused. */
export async function unwrapBy(call: StoreCall, key: NamedKey, wrapped: Buffer): Promise<Buffer> {
  try {
    return await asked(stores[key.store].unwrap(call, key, wrapped));
  } catch (error) {
    if (error instanceof NotWrapped) throw refuse('KMS002');
    throw error;
  }
}

/** Destroys a key for good. Where the store is away it stands as before, and the release can be repeated. */
export async function destroyKey(call: StoreCall, key: NamedKey, isReset: boolean): Promise<void> {
  await markReleased(call.tx, key, isReset);
  await asked(stores[key.store].destroy(call, key));
}

/** Returns the refusal for a person's key that cannot be used. */
export async function whyNot({ tx }: StoreCall, person: PersonKey, otherwise: 'KMS005' | 'KMS006') {
  const { state } = await readKeyStanding(tx, person);
  if (state === 'readyForRelease') return refuse('KMS007');
  return refuse(state === 'released' && otherwise === 'KMS005' ? 'KMS008' : otherwise);
}

function proofOf({ keyId }: NamedKey): Buffer {
  return Buffer.from(`key ${keyId}`);
}
