import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from './kernel/files.ts';

const deploy = join(projectRoot, 'deploy');
const programs = {
  promtool: '/usr/bin/promtool',
  haproxy: '/usr/sbin/haproxy',
  systemd: '/usr/bin/systemd-analyze',
} as const;

function run(program: string, ...args: readonly string[]): string {
  return execFileSync(program, [...args], { cwd: deploy, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test.skipIf(!existsSync(programs.promtool))(
  'OPS-01 promtool accepts the settings and the alert rules, and the rules fire',
  () => {
    expect(run(programs.promtool, 'check', 'config', 'prometheus/prometheus.yml')).toContain('SUCCESS');
    expect(run(programs.promtool, 'check', 'rules', 'prometheus/alerts.yml')).toContain('SUCCESS');
    expect(run(programs.promtool, 'test', 'rules', 'prometheus/alerts.test.yml')).toContain('SUCCESS');
  },
);

test('OPS-01 the alert rules ask for figures that the product has', () => {
  const sources = ['kernel/process/metrics.ts', 'kernel/http/health.ts'].map((file) =>
    readFileSync(join(projectRoot, 'server/src', file), 'utf8'),
  );
  const known = sources.flatMap((text) => [...text.matchAll(/name: '(madang_\w+)'/g)].map(([, name]) => name));
  const asked = readFileSync(join(deploy, 'prometheus/alerts.yml'), 'utf8').match(/madang_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.map((name) => name.replace(/_(count|bucket)$/, '')).filter((name) => !known.includes(name))).toEqual([]);
});

test.skipIf(!existsSync(programs.systemd))('OPS-01 the unit of systemd is exposed by 1.5 at most', () => {
  const { stdout } = spawnSync(programs.systemd, ['security', '--offline=true', join(deploy, 'madang.service')], {
    encoding: 'utf8',
  });
  const [, level] = /exposure level for madang\.service: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(level)).toBeGreaterThan(0);
  expect(Number(level)).toBeLessThanOrEqual(1.5);
});

async function listen(hasFile: boolean): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const isFound = !url?.startsWith('/assets/') || hasFile;
    response.writeHead(isFound ? 200 : 404).end(url);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

const portOf = (server: Server) => String((server.address() as AddressInfo).port);

test.skipIf(!existsSync(programs.haproxy))(
  'OPS-03 HAProxy by the sample finds the file of a page whichever process has it, and shows no figures to people',
  async () => {
    const [older, newer, own] = [await listen(false), await listen(true), await listen(true)];
    const port = portOf(own);
    own.close();
    const folder = mkdtempSync(join(tmpdir(), 'madang-haproxy-'));
    const file = join(folder, 'haproxy.cfg');
    const sample = readFileSync(join(deploy, 'haproxy.cfg'), 'utf8');
    writeFileSync(
      file,
      sample
        .replace(':8080', `127.0.0.1:${port}`)
        .replaceAll('127.0.0.1:4001', `127.0.0.1:${portOf(older)}`)
        .replaceAll('127.0.0.1:4002', `127.0.0.1:${portOf(newer)}`),
    );
    const proxy = spawn(programs.haproxy, ['-db', '-f', file], { stdio: 'ignore' });
    onTestFinished(() => {
      proxy.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    });
    const get = (path: string) =>
      fetch(`http://127.0.0.1:${port}${path}`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(() => get('/'), { timeout: 10_000 }).toBe(200);
    const statuses = new Set<number>();
    for (let turn = 0; turn < 20; turn += 1) statuses.add(await get('/assets/yard-a1b2c3d4.js'));
    expect([...statuses]).toEqual([200]);
    for (const path of ['/metrics', '/readyz', '/healthz']) expect([path, await get(path)]).toEqual([path, 404]);
  },
);
