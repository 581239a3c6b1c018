import type { DeviceAsk } from '../../../../platform/key-device/device-asks.ts';
import { DeviceAway } from '../../../../platform/key-device/key-device.ts';
import { type KeyStore, KeyStoreAway, type NamedKey, NotWrapped, type StoreCall } from './key-store.ts';
import { deleteSecret, keepSecret, readSecret } from './secrets.sql.ts';

/**
 * Keys that a device makes and uses; outside it each is wrapped by the device's own. A release is complete with the
 * database's transaction.
 */
export const pkcs11Store: KeyStore = {
  create: async (call, key) => keepSecret(call, key, await asked(call, { act: 'create' })),
  wrap: (call, key, value) => sealing(call, key, { act: 'seal', value }),
  unwrap: (call, key, value) => sealing(call, key, { act: 'open', value }),
  destroy: deleteSecret,
};

async function sealing(
  call: StoreCall,
  key: NamedKey,
  what: { readonly act: 'seal' | 'open'; readonly value: Buffer },
): Promise<Buffer> {
  return asked(call, { ...what, key: await readSecret(call, key), about: Buffer.from(key.keyId) });
}

async function asked({ kernel: { keyDevice } }: StoreCall, ask: DeviceAsk): Promise<Buffer> {
  // The setting was taken away, and the keys have stayed.
  if (!keyDevice) throw new KeyStoreAway();
  let answer: Buffer | undefined;
  try {
    answer = await keyDevice.ask(ask);
  } catch (cause) {
    if (cause instanceof DeviceAway) throw new KeyStoreAway(undefined, { cause });
    throw cause;
  }
  if (!answer) throw new NotWrapped();
  return answer;
}
