import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** For comparison alone: no package of the product's own. */
export const peerVersions = { 'better-auth': '1.7.25', 'parse-server': '9.10.0', pg: '8.23.1' } as const;

const folder = fileURLToPath(new URL('../../.data/bench-peers', import.meta.url));
const patienceMs = 600_000;

/** Installs the peers where they are not yet and returns their folder; undefined, with one printed line, where that fails. */
export function installPeers(): string | undefined {
  const manifest = JSON.stringify({ name: 'bench-peers', private: true, dependencies: peerVersions }, null, 2);
  const mark = join(folder, 'installed');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === manifest) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), manifest);
  try {
    // By its prefix, or npm would install what the product itself names.
    const args = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', args, { cwd: folder, timeout: patienceMs, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const [line] = String(error instanceof Error ? error.message : error).split('\n');
    console.log(`       peers: skipped, for they cannot be installed here (${line})`);
    return undefined;
  }
  writeFileSync(mark, manifest);
  return folder;
}
