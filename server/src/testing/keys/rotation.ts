import { randomBytes } from 'node:crypto';
import { createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../kernel/db/database.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { keyedOf } from '../../platform/keys/keyed-tables.ts';
import { modules } from '../../modules/index.ts';
import { startTestApp, testKeys } from '../test-app.ts';

export const first = testKeys;
export const second = `t2:${randomBytes(32).toString('base64')}`;
export const index = `i2:${randomBytes(32).toString('base64')}`;
const oldIndex = first.replace('t1:', 'i1:');
export const keyed = keyedOf(modules);

/** The phases of a rotation: what every process is started with in each. */
export const phases = {
  read: { MADANG_KEYS: `${first},${second}`, MADANG_INDEX_KEYS: `${oldIndex},${index}` },
  write: { MADANG_KEYS: `${second},${first}`, MADANG_INDEX_KEYS: `${index},${oldIndex}` },
  done: { MADANG_KEYS: second, MADANG_INDEX_KEYS: index },
};

/** A database of its own, for a rotation changes what every process of it may be started with. */
export async function startRotation() {
  const own = await startTestApp({ work: false });
  const database = openDatabase(own.pools.owner);
  const started = async (environment: Readonly<Record<string, string>>) => {
    const config = readConfig({ LOG_LEVEL: 'silent', MADANG_DATA: own.kernel.config.dataFolder, ...environment });
    return createKernel(config, own.pools);
  };
  return { own, database, started, keysOf: (kernel: Kernel) => ({ ...kernel, db: database, keyed }) };
}
