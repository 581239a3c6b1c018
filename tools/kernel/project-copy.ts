import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { projectRoot } from './files.ts';

const settings = ['.oxfmtrc.json', '.oxlintrc.json', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
const copied = ['contract', 'server', 'web', 'tools', 'docs', ...settings];
const packages = ['contract', 'server', 'web'];

/** A throw-away copy of this project that a test may write to; its packages and caches are its own, the rest is shared. */
export function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'madang-copy-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }), 60_000);
  for (const name of copied.filter((each) => existsSync(join(projectRoot, each)))) {
    cpSync(join(projectRoot, name), join(root, name), {
      recursive: true,
      filter: (source) => !/[\\/](node_modules|dist[\w-]*|coverage)$/.test(source),
    });
  }
  linkModules(root, '.');
  for (const name of packages) linkModules(root, name);
  mkdirSync(join(root, 'node_modules/@madang'));
  for (const name of packages) symlinkSync(join(root, name), join(root, 'node_modules/@madang', name));
  return root;
}

function linkModules(root: string, folder: string): void {
  const modules = join(projectRoot, folder, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(join(root, folder, 'node_modules'));
  for (const name of readdirSync(modules).filter((each) => each !== '@madang' && each !== '.cache')) {
    symlinkSync(join(modules, name), join(root, folder, 'node_modules', name));
  }
}
