import { Keyring } from '../../server/src/kernel/crypto/keyring.ts';

/** Under which product, floor and benchmarks seal and index alike. */
export const benchKey = { name: 'b1', bytes: Buffer.alloc(32, 9) } as const;

export function benchKeyring(): Keyring {
  return new Keyring(new Map([[benchKey.name, benchKey.bytes]]));
}
