import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../../..');

/** Sources of the template: migrations, package versions, their code, and the `seed-*.ts` of modules. */
export function templateSources(): [path: string, content: Buffer][] {
  const named = globSync(
    [
      'package-lock.json',
      'server/src/testing/{template,database/reset-rows.sql}.ts',
      'server/src/{kernel,modules}/**/migrations/*.sql',
      'server/src/kernel/db/embedded/*.ts',
    ],
    { cwd: root },
  ).filter(isNoTest);
  const read = new Map(named.map((path) => [path, readFileSync(join(root, path))]));
  for (const path of ['server/src/kernel/db/open-pools.ts', ...seedFiles()]) addWithImports(path, read);
  return [...read].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The modules' files of first data, as paths from the project's root. */
export function seedFiles(): string[] {
  return globSync('server/src/{kernel,modules}/**/seed-*.ts', { cwd: root }).filter(isNoTest);
}

function isNoTest(path: string): boolean {
  return !path.endsWith('.test.ts');
}

/** The text says it all: every import of the project names a file with its ending. Types alone put nothing anywhere. */
const imports = /^(?:import|export) (?!type )(?:[^';]*? from )?'(\.[^']+|@madang\/contract\/[^']+)'/gm;

function addWithImports(path: string, read: Map<string, Buffer>): void {
  if (read.has(path)) return;
  const content = readFileSync(join(root, path));
  read.set(path, content);
  for (const [, name = ''] of content.toString().matchAll(imports)) {
    const file = name.startsWith('.')
      ? join(root, dirname(path), name)
      : join(root, 'contract/src', contractPath(name));
    addWithImports(relative(root, file), read);
  }
}

function contractPath(name: string): string {
  return name.slice('@madang/contract/'.length);
}
