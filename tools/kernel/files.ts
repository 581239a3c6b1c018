import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The project that these tools belong to. */
export const projectRoot = resolve(import.meta.dirname, '../..');

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results']);

/** Files below the folders of a project, as sorted paths with `/`; folders that do not exist have none. */
export function listFiles(root: string, folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .flatMap((folder) => walk(root, folder))
    .filter((path) => pattern.test(path))
    .sort();
}

function walk(root: string, folder: string): string[] {
  return entriesOf(join(root, folder)).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return skipped.has(entry.name) || entry.name.startsWith('.') ? [] : walk(root, path);
  });
}

/** The folders directly inside a folder, sorted; none when it does not exist. */
export function listFolders(root: string, folder: string): string[] {
  return entriesOf(join(root, folder))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export function readText(root: string, path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** A file's text, or `undefined` when there is no such file. */
export function readTextIfAny(root: string, path: string): string | undefined {
  try {
    return readText(root, path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

export function isTest(path: string): boolean {
  return /\.(test|e2e)\.tsx?$/.test(path);
}
