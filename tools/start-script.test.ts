import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from './kernel/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-start-script-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Stands where the product's server does, and says what reached it; it ends by itself where nothing does. */
const server = `
process.on('SIGTERM', () => {
  console.log('ended in order');
  process.exit(0);
});
setTimeout(() => process.exit(1), 20_000);
console.log('ready');
`;

/** A project of the real script and the server above. */
function makeProject(): void {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  const own = { name: 'started', private: true, type: 'module', scripts: { start: scripts['start'] } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(own));
  mkdirSync(join(folder, 'server/src'), { recursive: true });
  writeFileSync(join(folder, 'server/src/main.ts'), server);
}

test.skipIf(process.platform === 'win32')('OPS-05 a signal that ends npm start reaches the server', async () => {
  makeProject();
  let output = '';
  const npm = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  npm.stdout.on('data', (chunk: Buffer) => {
    const isReady = output.includes('ready');
    output += chunk.toString();
    if (!isReady && output.includes('ready')) npm.kill('SIGTERM');
  });
  // Once the streams are closed, anyone who wrote to them has ended too.
  await new Promise((resolve) => npm.once('close', resolve));
  expect(output).toBe('ready\nended in order\n');
});
