import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../server/src/config.ts';
import { projectRoot } from './kernel/files.ts';

const deploy = join(projectRoot, 'deploy');
const programs = {
  promtool: '/usr/bin/promtool',
  haproxy: '/usr/sbin/haproxy',
  systemd: '/usr/bin/systemd-analyze',
  pgbouncer: '/usr/sbin/pgbouncer',
  compose: '/usr/bin/docker-compose',
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

test('OPS-01 the alert rules use existing metrics', () => {
  const sources = ['platform/process/metrics.ts', 'kernel/process/figures.ts', 'platform/process/health.ts'].map(
    (file) => readFileSync(join(projectRoot, 'server/src', file), 'utf8'),
  );
  const known = sources.flatMap((text) => [...text.matchAll(/name: '(madang_\w+)'/g)].map(([, name]) => name));
  const asked = readFileSync(join(deploy, 'prometheus/alerts.yml'), 'utf8').match(/madang_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.map((name) => name.replace(/_(count|bucket)$/, '')).filter((name) => !known.includes(name))).toEqual([]);
});

const units = ['madang.service', 'madang@.service'] as const;

test.skipIf(!existsSync(programs.systemd)).each(units)('OPS-01 the unit %s has an exposure of at most 1.5', (unit) => {
  const { stdout } = spawnSync(programs.systemd, ['security', '--offline=true', join(deploy, unit)], {
    encoding: 'utf8',
  });
  const [, level] = /exposure level for madang@?\w*\.service: ([\d.]+)/.exec(stdout) ?? [];
  expect(Number(level)).toBeGreaterThan(0);
  expect(Number(level)).toBeLessThanOrEqual(1.5);
});

test.skipIf(!existsSync(programs.systemd)).each(units)('OPS-01 systemd reports nothing about %s', (unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-unit-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, unit.replace('@', '@4001'));
  // Installed are neither the product nor its user's settings.
  const sample = textOf(unit).replaceAll('/opt/madang/node_modules/.bin/node', process.execPath);
  writeFileSync(join(folder, unit), sample);
  const { status, stdout, stderr } = spawnSync(programs.systemd, ['verify', '--man=no', file], { encoding: 'utf8' });
  const said = (stdout + stderr).split('\n').filter((line) => line.includes('madang'));
  expect([status, said]).toEqual([0, []]);
});

test('OPS-01 the two units differ only in the port, and a start has as much time as its migrations', () => {
  const [one, template] = units.map((unit) =>
    textOf(unit)
      .split('\n')
      .filter((line) => !line.startsWith('#')),
  );
  const added = template?.filter((line) => !one?.includes(line));
  expect(added).toEqual([
    'Description=Madang on port %i',
    'Environment=MADANG_MODE=production MADANG_DATA=/var/lib/madang MADANG_PORT=%i',
    'EnvironmentFile=-/etc/madang/%i',
  ]);
  expect(one).toContain('TimeoutStartSec=infinity');
});

test('OPS-02 a command under systemd has the settings, keys, folder and user of the unit, and its arguments unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-command-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'systemd-run'), `#!/bin/sh\nprintf '%s\\n' "$@"\n`, { mode: 0o755 });
  const call = (...args: readonly string[]) =>
    spawnSync('/bin/sh', [join(deploy, 'madang-command'), ...args], {
      encoding: 'utf8',
      env: { PATH: `${folder}:/usr/bin:/bin` },
    });
  const given = call('backup', '--to', '/var/lib/madang/of today').stdout.trim().split('\n');
  expect(given.slice(-4)).toEqual(['server/src/backup-cli.ts', 'backup', '--to', '/var/lib/madang/of today']);
  const unit = textOf('madang.service').split('\n');
  for (const line of given.flatMap((each) => each.split('--property=')[1] ?? [])) expect(unit).toContain(line);
  expect(call('operator', 'keys', 'status').stdout).toMatch(/server\/src\/operator-cli.ts\nkeys\nstatus\n$/);
  expect(call('migrate').stdout).toMatch(/server\/src\/main.ts\n--migrate-only\n$/);
  expect(call('start')).toMatchObject({ status: 2, stderr: expect.stringMatching(/^madang-command <operator/) });
});

test.skipIf(!existsSync(programs.compose))(
  'OPS-01 docker-compose parses the Compose file and each of its parts',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'madang-compose-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    mkdirSync(join(folder, 'deploy/secrets'), { recursive: true });
    writeFileSync(join(folder, 'deploy/compose.yaml'), textOf('compose.yaml'));
    const ask = (...args: readonly string[]) =>
      execFileSync(programs.compose, ['-f', join(folder, 'deploy/compose.yaml'), 'config', ...args], {
        encoding: 'utf8',
      });
    expect(ask('--services').trim().split('\n').toSorted()).toEqual([
      'a',
      'b',
      'commands',
      'database',
      'jobs',
      'migrate',
      'proxy',
    ]);
    expect(ask()).toMatch(/ {2}migrate:\n[^]*?command:\n {4}- node\n {4}- server\/src\/main.ts\n {4}- --migrate-only/);
  },
);

test('OPS-05 secrets and back-ups of the Compose file are excluded from images and the history', () => {
  for (const folder of ['deploy/secrets', 'deploy/backup']) {
    expect(textOf('compose.yaml')).toContain(`./${folder.replace('deploy/', '')}`);
    for (const file of ['.containerignore', '.dockerignore', '.gitignore']) {
      const lines = readFileSync(join(projectRoot, file), 'utf8').split('\n');
      expect([file, lines.map((line) => line.replace(/\/$/, ''))]).toEqual([file, expect.arrayContaining([folder])]);
    }
  }
});

const portOf = (server: Server) => String((server.address() as AddressInfo).port);
const textOf = (file: string) => readFileSync(join(deploy, file), 'utf8');

test.skipIf(!existsSync(programs.pgbouncer))('OPS-01 pgbouncer starts with its sample', async () => {
  const folder = mkdtempSync('/tmp/madang-pgbouncer-');
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'userlist.txt'), '"madang_web" "secret"\n');
  const version = execFileSync(programs.pgbouncer, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(version) ?? [];
  const own = createServer();
  await new Promise<void>((resolve) => void own.listen(0, '127.0.0.1', resolve));
  const port = portOf(own);
  own.close();
  const file = join(folder, 'pgbouncer.ini');
  const sample = textOf('pgbouncer.ini')
    .replace('6432', port)
    .replace('/etc/pgbouncer/userlist.txt', join(folder, 'userlist.txt'))
    .replace('[pgbouncer]', '[pgbouncer]\nunix_socket_dir =');
  // The sample says what an older one takes out.
  const isOld = Number(major) === 1 && Number(minor) < 21;
  writeFileSync(file, isOld ? sample.replace(/^max_prepared_statements.*$/m, '') : sample);
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn(programs.pgbouncer, [...asNobody, file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  pooler.stderr.on('data', (chunk: Buffer) => (told += chunk.toString()));
  onTestFinished(() => {
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await expect.poll(() => told, { timeout: 10_000 }).toContain('process up');
  expect(told).not.toMatch(/ERROR|FATAL|WARNING unknown/);
});

test('OPS-01 the sample of Patroni loses no acknowledged write, survives without its registry, and keeps Patroni’s rule of times', () => {
  const sample = textOf('patroni/patroni.yml');
  const numberOf = (name: string) => Number(new RegExp(`^ +${name}: (\\d+)$`, 'm').exec(sample)?.[1]);
  expect(sample).toMatch(/^ {4}synchronous_mode: true$/m);
  expect(sample).toMatch(/^ {4}failsafe_mode: true$/m);
  expect(numberOf('maximum_lag_on_failover')).toBe(0);
  // Patroni's documentation: ttl >= loop_wait + 2 * retry_timeout.
  expect(numberOf('ttl')).toBeGreaterThanOrEqual(numberOf('loop_wait') + 2 * numberOf('retry_timeout'));
  // docs/operation/objectives.md counts on it.
  expect(numberOf('ttl')).toBe(20);
});

test('OPS-05 each setting of the Compose file is read by the product, and together they start in production', () => {
  const sample = textOf('compose.yaml');
  const given = [...sample.matchAll(/^ +((?:MADANG|SMTP|SMS|MAIL|DATABASE)_[A-Z_]+): '?([^'\n]+)'?$/gm)];
  expect(given.length).toBeGreaterThan(10);
  const folder = mkdtempSync(join(tmpdir(), 'madang-compose-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const secrets = {
    database: 'postgres://madang:secret@database:5432/madang',
    keys: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
    smtp: 'smtp://mail.example:587',
    sms_token: 'token',
  };
  for (const [name, value] of Object.entries(secrets)) writeFileSync(join(folder, name), value);
  const environment = Object.fromEntries(
    given.map(([, name = '', value = '']) => [name, value.replace('/run/secrets', folder)]),
  );
  const warnings: string[] = [];
  const config = readConfig({ ...environment, MADANG_MODE: 'production' }, (text) => warnings.push(text));
  expect(warnings).toEqual([]);
  expect([config.work, config.metricsPort, config.databaseUrl]).toEqual(['web', 9464, secrets.database]);
  expect(sample).toMatch(/MADANG_WORK: jobs/);
});

test.skipIf(!existsSync(programs.haproxy)).each(['haproxy.cfg', 'haproxy.compose.cfg'])(
  'OPS-01 HAProxy accepts the sample %s',
  (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'madang-haproxy-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    // The names of the Compose file's services resolve inside it alone.
    const sample = textOf(file).replaceAll(/^( {2}server ([ab])) \2:4000$/gm, '$1 127.0.0.1:4000');
    writeFileSync(join(folder, file), sample);
    const { status, stdout, stderr } = spawnSync(programs.haproxy, ['-c', '-f', join(folder, file)], {
      encoding: 'utf8',
    });
    const said = (stdout + stderr).split('\n').filter((line) => /ALERT|WARNING/.test(line));
    expect([status, said]).toEqual([0, []]);
  },
);

test('OPS-01 the proxy of the Compose file differs from the other sample only in its processes, and knows its services', () => {
  const [sample, ofCompose] = ['haproxy.cfg', 'haproxy.compose.cfg'].map((file) =>
    textOf(file)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#')),
  );
  const own = ofCompose?.filter((line) => !sample?.includes(line));
  expect([...new Set(own)]).toEqual(['server a a:4000', 'server b b:4000']);
  expect(textOf('compose.yaml')).toContain('./haproxy.compose.cfg:/usr/local/etc/haproxy/haproxy.cfg');
});

/** A process as the proxy sees it; `away` has lost its way to the database. */
async function listen(hasFile: boolean, state: { isAway?: boolean } = {}, name = ''): Promise<Server> {
  const server = createServer(({ url }, response) => {
    if (url === '/readyz?database=required' && state.isAway) return response.writeHead(503).end();
    const isFound = !url?.startsWith('/assets/') || hasFile;
    return response.writeHead(isFound ? 200 : 404).end(name || url);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return server;
}

/** HAProxy by the sample before two processes; answers what a browser gets through it. */
async function behindSample(a: Server, b: Server) {
  const own = await listen(true);
  const port = portOf(own);
  own.close();
  const folder = mkdtempSync(join(tmpdir(), 'madang-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  const sample = readFileSync(join(deploy, 'haproxy.cfg'), 'utf8');
  writeFileSync(
    file,
    sample
      .replace(':8080', `127.0.0.1:${port}`)
      .replaceAll('127.0.0.1:4001', `127.0.0.1:${portOf(a)}`)
      .replaceAll('127.0.0.1:4002', `127.0.0.1:${portOf(b)}`),
  );
  const proxy = spawn(programs.haproxy, ['-db', '-f', file], { stdio: 'ignore' });
  onTestFinished(() => {
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const fetched = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const get = (path: string) =>
    fetched(path).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => get('/'), { timeout: 10_000 }).toBe(200);
  return { get, text: async (path: string) => (await fetched(path)).text() };
}

test.skipIf(!existsSync(programs.haproxy))(
  'OPS-03 HAProxy with the sample finds the file of a page at any process, and shows no metrics to people',
  async () => {
    const { get } = await behindSample(await listen(false), await listen(true));
    const statuses = new Set<number>();
    for (let turn = 0; turn < 20; turn += 1) statuses.add(await get('/assets/yard-a1b2c3d4.js'));
    expect([...statuses]).toEqual([200]);
    for (const path of ['/metrics', '/readyz', '/healthz']) expect([path, await get(path)]).toEqual([path, 404]);
  },
);

test.skipIf(!existsSync(programs.haproxy))(
  'OPS-01 HAProxy with the sample excludes a single process that lost the database, and none if all have',
  { timeout: 30_000 },
  async () => {
    const [one, other] = [{ isAway: false }, { isAway: false }];
    const { text, get } = await behindSample(await listen(true, one, 'one'), await listen(true, other, 'other'));
    const seen = async () => {
      const all = await Promise.all(Array.from({ length: 12 }, () => text('/')));
      return [...new Set(all)].toSorted();
    };
    await expect.poll(seen, { timeout: 10_000 }).toEqual(['one', 'other']);
    one.isAway = true;
    await expect.poll(seen, { timeout: 10_000 }).toEqual(['other']);
    other.isAway = true;
    await expect.poll(seen, { timeout: 10_000 }).toEqual(['one', 'other']);
    expect(await get('/')).toBe(200);
    one.isAway = false;
    await expect.poll(seen, { timeout: 10_000 }).toEqual(['one']);
  },
);
