import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ErrorDefinition } from '../../contract/src/kernel/errors.ts';
import { listFiles, readText } from './files.ts';

/** A code of the contract and where its table stands. */
export interface ErrorCode extends ErrorDefinition {
  readonly code: string;
  readonly path: string;
  readonly line: number;
}

/** Every code of the tables in the contract's `errors.ts` and `base-errors.ts`, in order of place. */
export async function loadErrorCodes(root: string): Promise<ErrorCode[]> {
  const paths = listFiles(root, ['contract/src'], /(^|[/-])errors\.ts$/);
  const tables = await Promise.all(paths.map((path) => loadTables(root, path)));
  return tables.flat();
}

async function loadTables(root: string, path: string): Promise<ErrorCode[]> {
  const module = (await import(pathToFileURL(join(root, path)).href)) as Readonly<Record<string, unknown>>;
  const lines = readText(root, path).split('\n');
  return Object.values(module)
    .filter(isErrorTable)
    .flatMap((table) => Object.entries(table))
    .map(([code, { status, params }]) => {
      const index = lines.findIndex((line) => new RegExp(`(^|[^\\w])${code}['"]?\\s*:`).test(line));
      return { code, status, params, path, line: index + 1 || 1 };
    });
}

function isErrorTable(value: unknown): value is Readonly<Record<string, ErrorDefinition>> {
  if (typeof value !== 'object' || value === null) return false;
  const rows: unknown[] = Object.values(value);
  return rows.length > 0 && rows.every(isDefinition);
}

function isDefinition(value: unknown): value is ErrorDefinition {
  if (typeof value !== 'object' || value === null || !('status' in value) || !('params' in value)) return false;
  return typeof value.status === 'number' && Array.isArray(value.params);
}
