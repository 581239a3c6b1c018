import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../files/make-folder.ts';

/** The key of a newcomer's installation, made at the first start and kept beside the embedded database. */
export function keysOfFolder(dataFolder: string): ReadonlyMap<string, Buffer> {
  const file = join(dataFolder, 'encryption.key');
  makeFolder(dataFolder);
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32) throw new Error(`the key file ${file} does not hold 32 bytes in base64`);
  return new Map([['k1', key]]);
}
