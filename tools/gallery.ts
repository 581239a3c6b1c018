import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from './kernel/files.ts';

/** Settings that select a start's data and the address at which people reach it, each also as a file. */
const settingsOfOneStart = ['DATABASE_URL', 'MADANG_DATA', 'MADANG_KEYS', 'MADANG_MODE', 'MADANG_BASE_URL'].flatMap(
  (name) => [name, `${name}_FILE`],
);
/** Port besides that of `npm start`. */
const port = '4001';

/** The settings of a start that shows the gallery: whatever is set, it works in `folder` alone and gives a port way. */
export function gallerySettings(given: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const others = Object.entries(given).filter(([name]) => !settingsOfOneStart.includes(name));
  return { MADANG_PORT: port, ...Object.fromEntries(others), MADANG_DATA: folder };
}

/** Builds the gallery and serves it as the product does, in this process, so that a signal stops both in good order. */
async function showGallery(): Promise<void> {
  const vite = join(projectRoot, 'node_modules/vite/bin/vite.js');
  const build = [vite, 'build', join(projectRoot, 'web'), '--mode', 'gallery', '--logLevel', 'warn'];
  execFileSync(process.execPath, build, { stdio: 'inherit' });
  const folder = mkdtempSync(join(tmpdir(), 'madang-gallery-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.env = gallerySettings(process.env, folder);
  await import(pathToFileURL(join(projectRoot, 'server/src/main.ts')).href);
  const { readConfig } = await import('../server/src/config.ts');
  process.stdout.write(`  The gallery:         ${new URL('/gallery', readConfig().baseUrl).href}\n\n`);
}

if (import.meta.main) await showGallery();
