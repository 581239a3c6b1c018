import { Keyring } from '../../server/src/kernel/crypto/keyring.ts';

/** Key with which product, floor and benchmarks encrypt and index alike. */
export const benchKey = { name: 'b1', bytes: Buffer.alloc(32, 9) } as const;

export function benchKeyring(): Keyring {
  return new Keyring(new Map([[benchKey.name, benchKey.bytes]]));
}
