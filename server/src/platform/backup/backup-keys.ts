import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { fingerprintOf } from '../../kernel/crypto/index-keys.ts';
import { keysOfFolder } from '../../kernel/crypto/key-file.ts';
import type { Manifest } from './manifest.ts';

const meaning = {
  encryption: 'contacts, messages that wait, authenticator apps, stored inputs and the inbox cannot be read',
  index: 'nobody is found by mail address, number or certification key, and codes and recovery codes fit nobody',
} as const;

/** Returns what the keys of a backup lack, and what that means; reads but never creates the key file of a data folder. */
export function missingKeys(
  keys: Manifest['keys'],
  config: Pick<Config, 'keys' | 'indexKeys' | 'dataFolder'>,
): string[] {
  const hasFile = existsSync(join(config.dataFolder, 'encryption.key'));
  const given = config.keys ?? (hasFile ? keysOfFolder(config.dataFolder) : new Map<string, Buffer>());
  const all = [...given.values(), ...(config.indexKeys?.values() ?? [])];
  const fits = ({ use, keyId, fingerprint }: Manifest['keys'][number]) => {
    const candidates = use === 'index' ? all : [given.get(keyId)];
    return candidates.some((key) => key !== undefined && fingerprintOf(key, use) === fingerprint);
  };
  return keys
    .filter((key) => !fits(key))
    .map(
      ({ use, keyId, fingerprint }) => `${use} key ${keyId} (${fingerprint.slice(0, 8)}) is missing: ${meaning[use]}`,
    );
}
