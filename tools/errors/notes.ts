import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorNote } from '../../contract/src/kernel/errors.ts';
import { listFiles } from '../kernel/files.ts';

/** The notes of every `error-notes.ts`, by code. */
export async function loadErrorNotes(root: string): Promise<ReadonlyMap<string, ErrorNote>> {
  const paths = listFiles(root, ['contract/src'], /\/error-notes\.ts$/);
  const modules = await Promise.all(
    paths.map((path) => import(pathToFileURL(join(root, path)).href) as Promise<object>),
  );
  const tables = modules.flatMap((module) => Object.values(module) as object[]);
  return new Map(tables.flatMap((table) => Object.entries(table).filter(isNoted)));
}

function isNoted(entry: [string, unknown]): entry is [string, ErrorNote] {
  const note = entry[1];
  return typeof note === 'object' && note !== null && 'cause' in note && 'remedy' in note;
}
