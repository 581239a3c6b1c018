// Runs in the full run, once: by `npm run drill:whole` alone, for it restores a PostgreSQL of its own with 1 GB to a moment, by Debian's pgBackRest.
import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import { ProductProcess } from '../../product-process.ts';
import { CodeMails } from '../mail-server.ts';
import { Bounds } from './bounds.ts';
import { PeopleLoad } from './people-load.ts';
import { plantGigabyte } from './gigabyte.ts';
import { addPeople, logIn, run, type Settings } from './place.ts';
import { asServer, openFolder, ownFolder, Server } from './server.ts';

const program = '/usr/bin/pgbackrest';
const folder = openFolder('moment');
const bounds = new Bounds();
const mails = new CodeMails();
const binaries = serverBinaries();
const server = new Server(binaries ?? '', join(folder, 'here'));
const copy = new Server(binaries ?? '', join(folder, 'there'));
const settingsFile = join(folder, 'pgbackrest.conf');
const canRun = existsSync(program) && binaries !== undefined;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let here: Settings = {};
let there: Settings = {};
let people: Awaited<ReturnType<typeof addPeople>> = [];

const backRest = (...args: readonly string[]) =>
  asServer(program, [`--config=${settingsFile}`, '--stanza=madang', ...args]);

beforeAll(async () => {
  if (!canRun) return;
  for (const name of ['here', 'there', 'repository', 'log', 'lock', 'spool']) ownFolder(join(folder, name));
  const settings = [
    '[global]',
    ...['repo1-path=repository', 'log-path=log', 'lock-path=lock', 'spool-path=spool'].map((line) =>
      line.replace('=', `=${folder}/`),
    ),
    'start-fast=y',
    // What was planted is archived first.
    'archive-timeout=300',
    'compress-type=lz4',
    '[madang]',
    `pg1-path=${server.data}`,
    `pg1-socket-path=${join(folder, 'here')}`,
    'pg1-user=postgres',
    '',
  ];
  writeFileSync(settingsFile, settings.join('\n'));
  const archive = `${program} --config=${settingsFile} --stanza=madang archive-push %p`;
  server.make(['archive_mode = on', `archive_command = '${archive}'`, 'wal_level = replica', 'max_wal_size = 2GB']);
  server.start();
  here = { DATABASE_URL: server.address(), MADANG_DATA: join(folder, 'data'), SMTP_URL: await mails.start() };
  there = { ...here, DATABASE_URL: copy.address(), MADANG_DATA: join(folder, 'data-there') };
}, 60_000);

afterEach(() => bounds.settle());

afterAll(async () => {
  mails.stop();
  await server.kill();
  await copy.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!canRun)('OPS-02 the whole drill: a point in time', () => {
  test('sign-ups before the point in time exist, and later ones do not', { timeout: 1_200_000 }, async () => {
    const product = await ProductProcess.start(here);
    people = await addPeople(server.address(), here, 2);
    // Of a standby that the copy does not have; not in force here, and in the base back-up none the less.
    await server.ask(`alter system set synchronous_standby_names = 'node_b'`);
    backRest('stanza-create');
    if (!people[0]) throw new Error('nobody is there');
    const bytes = await plantGigabyte(server, people[0]);
    const saving = performance.now();
    backRest('backup', '--type=full');
    const saved = (performance.now() - saving) / 1_000;
    const load = new PeopleLoad(Number(new URL(product.baseUrl).port), mails, people);
    await pause(4_000);
    const before = [...load.acknowledged];
    await pause(50);
    const [moment] = await server.ask<{ at: string }>('select clock_timestamp()::text as at');
    await pause(50);
    const [last] = await server.ask<{ codes: string[] }>('select array_agg(company_code) as codes from companies');
    await pause(3_000);
    await load.end();
    // Those that began after the moment.
    const after = load.acknowledged.filter((code) => !last?.codes.includes(code));
    await server.ask('select pg_switch_wal()');
    backRest('check');
    await product.stop();

    const began = performance.now();
    backRest('restore', '--type=time', `--target=${moment?.at}`, '--target-action=promote', `--pg1-path=${copy.data}`);
    copy.start('-c archive_mode=off', `-c unix_socket_directories=${join(folder, 'there')}`);
    await expect
      .poll(async () => (await copy.ask<{ on: boolean }>('select pg_is_in_recovery() as on'))[0]?.on, {
        timeout: 240_000,
      })
      .toBe(false);
    cpSync(join(folder, 'data', 'files'), join(folder, 'data-there', 'files'), { recursive: true });
    expect(run('operator-cli', ['work', 'pause', '--copy'], there)).toMatchObject({ code: 0 });
    const restored = await ProductProcess.start(there);
    const status = people[0] && (await logIn(restored, people[0]));
    const seconds = (performance.now() - began) / 1_000;
    await restored.stop();
    const present = async (codes: readonly string[]) =>
      (await copy.ask('select 1 from companies where company_code = any ($1)', [codes])).length;
    expect([before.length > 0, after.length > 0, status]).toEqual([true, true, 200]);
    bounds.note(`moment: ${Math.round(bytes / 1_000_000)} MB, full back-up ${saved.toFixed(0)} s`);
    bounds.note(`moment: ${before.length} sign-ups before it, ${after.length} after it`);
    bounds.hold('moment: sign-ups before it that are missing', before.length - (await present(before)), 0);
    bounds.hold('moment: sign-ups after it that are there', await present(after), 0);
    bounds.hold('moment: seconds to the first log-in, of 1 GB', seconds, 300);
    expect(await copy.ask(`select current_setting('synchronous_standby_names') as names`)).toEqual([{ names: '' }]);
  });

  test('without its keys the copy does not start, and names the missing keys', { timeout: 180_000 }, async () => {
    const wrong = { ...there, MADANG_KEYS: `x9:${randomBytes(32).toString('base64')}` };
    const refused = await ProductProcess.launch(wrong);
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output).toMatch(/t1/);
    expect(run('backup-cli', ['verify'], wrong)).toMatchObject({ code: 1, said: expect.stringContaining('t1') });
    expect(run('backup-cli', ['verify'], there)).toMatchObject({ code: 0 });
    bounds.note('moment, keys missing: the start is refused and names the key; with it, all verifies');
  });

  test('each file that was not restored is named', { timeout: 180_000 }, async () => {
    const [first, second] = people;
    if (!first || !second) throw new Error('nobody is there');
    rmSync(join(folder, 'data-there', 'files', first.companyCode, first.markId));
    const said = run('backup-cli', ['verify'], there);
    expect(said).toMatchObject({ code: 1, said: expect.stringContaining(`${first.markId} is missing`) });
    expect(said.said).not.toContain(second.markId);
    const product = await ProductProcess.start(there);
    expect(await logIn(product, first)).toBe(200);
    await product.stop();
    bounds.note('moment, files missing: each is named, and the person logs in');
  });
});
