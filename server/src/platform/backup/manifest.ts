import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';

/** Schema of a backup's description of itself; it contains fingerprints of keys, never a key. */
const manifestForm = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  build: z.string(),
  /** The newest migration of its database. */
  migration: z.string(),
  database: z.object({ kind: z.enum(['dump', 'folder']), serverVersion: z.string(), platform: z.string() }),
  /** Rows of each table at the moment of the back-up. */
  rows: z.record(z.string(), z.number()),
  files: z.object({ count: z.number(), bytes: z.number() }),
  keys: z.array(z.object({ use: z.enum(['encryption', 'index']), keyId: z.string(), fingerprint: z.string() })),
});
export type Manifest = z.infer<typeof manifestForm>;

export const parts = {
  manifest: 'manifest.json',
  sums: 'SHA256SUMS',
  dump: 'database.dump',
  folder: 'database',
  files: 'files',
};

/** A back-up that is none, or not whole. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The checksums in the form of `sha256sum`, then the manifest's own among them: what is not named is no part of it. */
export async function seal(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(join(folder, parts.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  const lines: string[] = [];
  for await (const file of filesIn(folder)) lines.push(`${await sumOf(join(folder, file))}  ${file}\n`);
  await writeFile(join(folder, parts.sums), lines.toSorted().join(''), { mode: 0o600, flush: true });
}

export interface Checked {
  readonly manifest: Manifest;
  /** Files of the back-up that are not there, or not as they were. */
  readonly missing: readonly string[];
  readonly changed: readonly string[];
}

/** Reads a back-up and compares every file of it with its checksum. */
export async function check(folder: string): Promise<Checked> {
  const manifest = await readManifest(folder);
  const missing: string[] = [];
  const changed: string[] = [];
  const named = new Map<string, string>();
  for (const line of (await text(folder, parts.sums)).split('\n').filter(Boolean)) {
    named.set(line.slice(66), line.slice(0, 64));
  }
  // Sums that were cut off name less than the back-up says that it has.
  const database = manifest.database.kind === 'dump' ? parts.dump : join(parts.folder, 'backup_label');
  missing.push(...[parts.manifest, database].filter((file) => !named.has(file)));
  const files = [...named.keys()].filter((file) => file.startsWith(`${parts.files}/`)).length;
  if (files < manifest.files.count) missing.push(`${parts.files}: ${files} of ${manifest.files.count}`);
  for (const [file, sum] of named) {
    const found = await sumOf(join(folder, file)).catch(() => undefined);
    if (found === undefined) missing.push(file);
    else if (found !== sum) changed.push(file);
  }
  return { manifest, missing, changed };
}

async function readManifest(folder: string): Promise<Manifest> {
  const parsed = manifestForm.safeParse(readJson(await text(folder, parts.manifest)));
  if (!parsed.success) throw new BackupError(`${folder} holds a back-up of another form than this release reads`);
  return parsed.data;
}

function readJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

async function text(folder: string, name: string): Promise<string> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch {
    throw new BackupError(`${join(folder, name)} cannot be read: ${folder} is no whole back-up`);
  }
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** All files below a folder, by their paths in it. */
export async function* filesIn(folder: string, below = folder): AsyncGenerator<string> {
  for (const name of (await readdir(below)).toSorted()) {
    const path = join(below, name);
    if ((await lstat(path)).isDirectory()) yield* filesIn(folder, path);
    else yield relative(folder, path);
  }
}
