import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Module } from '../../server/src/platform/module.ts';
import { refusalsOf } from '../../server/src/kernel/operations/refusals.ts';
import { operationsOf } from '../../server/src/kernel/operations/registry.ts';

/** The names of the operations that refuse with a code, by code; from their own lists. */
export async function loadRefusingOperations(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const path = join(root, 'server/src/modules/index.ts');
  if (!existsSync(path)) return new Map();
  const { modules } = (await import(pathToFileURL(path).href)) as { readonly modules: readonly Module[] };
  const pairs = [...new Set(modules.flatMap(operationsOf))].flatMap((operation) =>
    refusalsOf(operation).map((code) => ({ code, name: operation.name })),
  );
  const byCode = Map.groupBy(pairs, ({ code }) => code);
  return new Map([...byCode].map(([code, found]) => [code, found.map(({ name }) => name).toSorted()]));
}
