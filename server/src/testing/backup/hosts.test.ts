// Runs in the full run, once: it starts two PostgreSQL servers and runs the commands beside them.
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { ask } from '../database/own-database.ts';
import { PrimaryAndStandby } from '../database/primary-and-standby.ts';
import { addPeople, run, type Settings } from '../drill/whole/place.ts';

const binaries = serverBinaries();
const servers = binaries === undefined ? undefined : await PrimaryAndStandby.start(binaries);
const folder = mkdtempSync(join(tmpdir(), 'madang-hosts-'));
const noServer = "Debian's package postgresql (15 or newer) is not installed";

afterAll(() => {
  servers?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const place = (address: string, database = 'postgres'): Settings => ({
  DATABASE_URL: address.replace(/\/postgres$/, `/${database}`),
  MADANG_DATA: join(folder, database),
});
const manifestOf = (made: string) =>
  JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8')) as { rows: Record<string, number> };
const names = async (address: string) => {
  const [row] = await ask<{ names: string }>(
    { connectionString: address },
    `select current_setting('synchronous_standby_names') as names`,
  );
  return row?.names;
};
const pauses = (address: string) => ask({ connectionString: address }, 'select is_copy from work_pauses');

test(
  'OPS-02 OPS-01 of several hosts the writable one is backed up, restored into and activated; a standby alone is refused in plain words',
  { timeout: 240_000 },
  async ({ skip }) => {
    if (!servers) return skip(noServer);
    const [primary, standby] = [servers.address([0]), servers.address([1])];
    const [standbyFirst, downFirst] = [servers.address([1, 0]), primary.replace('@', '@127.0.0.1:1,')];
    await addPeople(primary, place(primary), 1);
    // What the standby has is old from here on.
    await ask({ connectionString: standby }, 'select pg_wal_replay_pause()');
    await addPeople(primary, place(primary), 1);
    for (const [name, address] of [
      ['beside one that is down', downFirst],
      ['behind its standby', standbyFirst],
    ] as const) {
      const made = join(folder, name.replaceAll(' ', '-'));
      expect(run('backup-cli', ['backup', '--to', made], place(address))).toMatchObject({ code: 0 });
      expect([name, manifestOf(made).rows['public.companies']]).toEqual([name, 2]);
      expect(statSync(join(made, 'database.dump')).mode & 0o777).toBe(0o600);
    }
    const refused = run('backup-cli', ['backup', '--to', join(folder, 'none')], place(standby));
    expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('is a standby: what it has may be old') });
    expect(refused.said).not.toMatch(/\n {4}at /);
    // What it replays then may end the very statement that asks for it.
    await ask({ connectionString: standby }, 'select pg_wal_replay_resume()').catch(() => {});

    const made = join(folder, 'behind-its-standby');
    await ask({ connectionString: primary }, `create database copy template template0 encoding 'UTF8'`);
    const copy = place(standbyFirst, 'copy');
    expect(run('backup-cli', ['restore', '--from', made], copy)).toMatchObject({ code: 0 });
    expect(run('operator-cli', ['work', 'status'], copy).said).toContain('as a restored copy');
    expect(run('backup-cli', ['verify'], copy)).toMatchObject({ code: 0 });
    const away = run(
      'backup-cli',
      ['restore', '--from', made],
      place('postgres://u@127.0.0.1:1,127.0.0.1:2/postgres', 'away'),
    );
    expect(away).toMatchObject({ code: 1, said: expect.stringContaining('no PostgreSQL of the hosts') });
    expect(away.said).not.toMatch(/\n {4}at /);
  },
);

test(
  'OPS-02 no command empties the standbys of a live primary, and a copy’s standbys are emptied only by its pause, which names them',
  { timeout: 120_000 },
  async ({ skip }) => {
    if (!servers) return skip(noServer);
    const [primary, both] = [servers.address([0]), place(servers.address([1, 0]))];
    for (const [args, said] of [
      [['work', 'status', '--copy'], '--copy belongs to work pause; nothing was done'],
      [['work', 'pause', '--send-waiting'], '--send-waiting belongs to work resume; nothing was done'],
      [['work', 'pause', '--copy'], '1 servers follow this one'],
    ] as const) {
      const refused = run('operator-cli', args, both);
      expect([args, refused.code, refused.said]).toEqual([args, 1, expect.stringContaining(said)]);
      expect([await names(primary), await pauses(primary)]).toEqual(['*', []]);
    }
    servers.endStandby();
    await ask({ connectionString: primary }, `alter system set synchronous_standby_names = 'ANY 1 (n1,n2)'`);
    await ask({ connectionString: primary }, 'select pg_reload_conf()');
    await expect.poll(() => names(primary)).toBe('ANY 1 (n1,n2)');
    expect(run('operator-cli', ['work', 'pause', '--copy'], both)).toMatchObject({
      code: 0,
      said: expect.stringContaining('synchronous_standby_names was ANY 1 (n1,n2) and is empty now'),
    });
    expect([await names(primary), await pauses(primary)]).toEqual(['', [{ is_copy: true }]]);
  },
);
