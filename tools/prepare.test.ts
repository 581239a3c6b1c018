import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from './kernel/files.ts';

const project = mkdtempSync(join(tmpdir(), 'madang-prepare-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Stands where the bundler does: names its one file by the source, as hashes of a content do. */
const bundler = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const source = readFileSync('source.txt', 'utf8');
if (source === 'broken') process.exit(3);
const out = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(out + '/assets', { recursive: true });
writeFileSync(out + '/public.html', source);
writeFileSync(out + '/assets/' + source + '.js', source);
`;

function write(name: string, text: string): void {
  mkdirSync(join(project, name, '..'), { recursive: true });
  writeFileSync(join(project, name), text);
}

function build(source: string): void {
  write('web/source.txt', source);
  execFileSync(process.execPath, [join(project, 'tools/prepare.mjs')], { stdio: 'pipe' });
}

function files(folder: string): string[] {
  return readdirSync(join(project, 'web', folder)).toSorted();
}

test('OPS-03 a build keeps the files of the former one and no older ones, and a failed build changes nothing', () => {
  write('package-lock.json', '{}');
  mkdirSync(join(project, 'contract'));
  // What says that the packages of this lock file are installed.
  const lock = createHash('sha256').update('/package-lock.json').update('{}').digest('hex');
  write('node_modules/.madang-lock', `${lock} ${process.platform}-${process.arch}`);
  write('node_modules/vite/bin/vite.js', bundler);
  write('node_modules/vite/package.json', '{"type":"module"}');
  mkdirSync(join(project, 'tools'));
  cpSync(join(projectRoot, 'tools/prepare.mjs'), join(project, 'tools/prepare.mjs'));
  build('first');
  expect(files('dist/assets')).toEqual(['first.js']);
  build('second');
  expect([files('dist/assets'), files('dist/last/assets')]).toEqual([['second.js'], ['first.js']]);
  build('third');
  expect([files('dist/assets'), files('dist/last/assets')]).toEqual([['third.js'], ['second.js']]);
  expect(() => build('broken')).toThrow();
  expect([files('dist/assets'), files('dist/last/assets')]).toEqual([['third.js'], ['second.js']]);
  expect(readFileSync(join(project, 'web/dist/public.html'), 'utf8')).toBe('third');
  expect(files('.')).toEqual(['dist', 'source.txt']);
});
