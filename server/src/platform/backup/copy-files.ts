import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '../../kernel/files/files.ts';
import { namesFile } from '../../kernel/files/files.ts';
import { BackupError, filesIn } from './manifest.ts';

/** Copies all files into a back-up's folder; files that vanish are omitted. Returns the number copied. */
export async function saveFiles(files: Files, folder: string): Promise<{ count: number; bytes: number }> {
  const total = { count: 0, bytes: 0 };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for await (const { companyCode, fileId } of files.list()) {
    const content = await files.open(companyCode, fileId);
    if (!content) continue;
    const path = join(folder, companyCode, fileId);
    await mkdir(join(folder, companyCode), { recursive: true, mode: 0o700 });
    try {
      await pipeline(content, createWriteStream(path, { mode: 0o600, flush: true }));
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    total.count += 1;
    total.bytes += (await stat(path)).size;
  }
  return total;
}

/**
 * Restores a back-up's files to their configured place; existing ones stay, so it can be repeated. Returns found and
 * restored numbers.
 */
export async function bringFiles(files: Files, folder: string): Promise<{ brought: number; found: number }> {
  const there = new Set<string>();
  for await (const { companyCode, fileId } of files.list()) there.add(`${companyCode}/${fileId}`);
  let [brought, found] = [0, 0];
  for await (const name of namesIn(folder)) {
    const [companyCode = '', fileId = '', ...more] = name.split('/');
    if (more.length > 0 || !namesFile(companyCode, fileId)) continue;
    found += 1;
    if (there.has(name)) continue;
    await files.put(companyCode, await readFile(join(folder, name)), fileId);
    brought += 1;
  }
  return { brought, found };
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    yield* filesIn(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      throw new BackupError(`${folder} is no folder`);
    throw error;
  }
}

/** Returns true if there are no files. */
export async function hasNoFiles(files: Files): Promise<boolean> {
  for await (const _ of files.list()) return false;
  return true;
}
