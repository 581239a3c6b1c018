// Runs in the full run, once: by `npm run drill:whole` alone, for it builds the image.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { projectRoot } from '../../../../../../tools/kernel/files.ts';
import { Bounds } from '../bounds.ts';

const program = '/usr/bin/buildah';
const name = 'localhost/madang-drill';
const bounds = new Bounds();
const recipe = 'deploy/Containerfile';
/** Matches the base images of the recipe and the stages that it builds itself. */
const stages = /^FROM (\S+)(?: AS (\w+))?$/gm;
/** Options that buildah also needs on this machine: certificates or a registry of its own. */
const more = (process.env['MADANG_DRILL_BUILD'] ?? '').split(' ').filter(Boolean);
const units: Readonly<Record<string, number>> = { bytes: 1e-6, KB: 1e-3, kB: 1e-3, MB: 1, GB: 1e3 };

const buildah = (...args: readonly string[]) =>
  execFileSync(program, [...args], { cwd: projectRoot, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 });

/** Returns the size of an image with all its layers, in MB as buildah counts them. */
function weightOf(image: string): number {
  const [value = '', unit = ''] = buildah('images', '--format', '{{.Size}}', image).trim().split(' ');
  const weight = Number(value) * (units[unit] ?? Number.NaN);
  expect(weight).toBeGreaterThan(0);
  return weight;
}

function bases(): string[] {
  const all = [...readFileSync(join(projectRoot, recipe), 'utf8').matchAll(stages)];
  const own = new Set(all.map(([, , own]) => own));
  return [...new Set(all.flatMap(([, base = '']) => (own.has(base) ? [] : [`docker.io/library/${base}`])))];
}

const has = (base: string) => spawnSync(program, ['pull', '--quiet', '--policy', 'missing', base]).status === 0;

afterEach(() => bounds.settle());

afterAll(() => {
  if (existsSync(program)) spawnSync(program, ['rmi', name]);
});

test('OPS-01 the image is built, has at most 400 MB, and any user can run its Node', { timeout: 900_000 }, () => {
  if (!existsSync(program)) return bounds.note('image: not proven: buildah is not there');
  const missing = bases().filter((base) => !has(base));
  if (missing.length > 0) return bounds.note(`image: not proven: ${missing.join(', ')} cannot be fetched`);
  const isolation = ['--isolation', 'chroot', '--network', 'host'];
  buildah('build', ...isolation, '--pull-never', '--format', 'docker', ...more, '-f', recipe, '-t', name, '.');
  const container = buildah('from', '--pull-never', name).trim();
  try {
    const run = (...args: readonly string[]) =>
      buildah('run', '--isolation', 'chroot', container, '--', ...args).trim();
    expect([run('id', '-u'), run('node', '--version')]).toEqual(['10001', process.version]);
    // Without settings it says what production lacks, by its own rules: everything that it loads is there.
    const started = spawnSync(
      program,
      ['run', '--isolation', 'chroot', container, '--', 'node', 'server/src/main.ts'],
      { encoding: 'utf8' },
    );
    expect(started.status).not.toBe(0);
    expect(started.stderr + started.stdout).toMatch(/DATABASE_URL|MADANG_KEYS/);
  } finally {
    buildah('rm', container);
  }
  for (const base of bases()) bounds.note(`image: ${base} ${weightOf(base).toFixed(0)} MB`);
  bounds.hold('image: MB with all its layers', weightOf(name), 400);
  return undefined;
});
