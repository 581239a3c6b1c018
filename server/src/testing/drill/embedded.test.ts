// Runs in the full run, once: it starts the product on the embedded database, and kills both.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectionToRunning } from '../../kernel/db/embedded/index.ts';
import { serverProcesses } from '../../kernel/db/embedded/processes.ts';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { databaseOf, ProductProcess } from '../product-process.ts';
import { CodeMails } from './mail-server.ts';
import { Bounds } from './whole/bounds.ts';
import { PeopleLoad } from './whole/people-load.ts';
import { addPeople, logIn } from './whole/place.ts';

const rounds = 3;
const boundSeconds = 5;
/** Below it, other work takes the processors and a time says nothing of the product. */
const idleShare = 0.7;

const folder = mkdtempSync(join(tmpdir(), 'madang-drill-embedded-'));
const database = join(folder, 'database');
const bounds = new Bounds();
const mails = new CodeMails();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let settings: Readonly<Record<string, string>> = {};
let product: ProductProcess | undefined;

beforeAll(async () => {
  settings = { MADANG_DATA: folder, SMTP_URL: await mails.start() };
});

afterEach(() => bounds.settle());

afterAll(async () => {
  await product?.stop();
  await stopServerProcesses(database);
  mails.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** The share of the processors' time that nothing took, over half a second in which this process only waits. */
async function idle(): Promise<number> {
  const sum = () =>
    cpus()
      .map(({ times }) => ({ idle: times.idle, all: Object.values(times).reduce((all, each) => all + each, 0) }))
      .reduce((one, other) => ({ idle: one.idle + other.idle, all: one.all + other.all }));
  const before = sum();
  await pause(500);
  const after = sum();
  return (after.idle - before.idle) / (after.all - before.all);
}

test(
  'OPS-01 OPS-02 the product and its embedded database are killed during writes: people sign in again within 5 s on an idle machine',
  { timeout: 240_000 },
  async () => {
    product = await ProductProcess.start(settings);
    const people = await addPeople(connectionToRunning(folder), settings, 2);
    const [person] = people;
    if (!person) throw new Error('nobody is there');
    const loads: PeopleLoad[] = [];
    const ends: Promise<void>[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const load = new PeopleLoad(Number(new URL(product.baseUrl).port), mails, people);
      await pause(3_000);
      await product.kill();
      for (const pid of serverProcesses(database)) process.kill(pid, 'SIGKILL');
      // A sign-up that waits for its code waits on and calls no process: the next one has another port.
      ends.push(load.end());
      loads.push(load);
      expect(load.acknowledged.length).toBeGreaterThan(0);
      const free = await idle();
      const began = performance.now();
      // Until /readyz answers that it is.
      product = await ProductProcess.start(settings);
      const ready = (performance.now() - began) / 1_000;
      expect(await logIn(product, person)).toBe(200);
      const seconds = (performance.now() - began) / 1_000;
      const what = `embedded start ${round} after kill -9, ready after ${ready.toFixed(1)} s: seconds to a log-in`;
      const isIdle = free >= idleShare;
      const busy = `${Math.round((1 - free) * 100)} % of the processors had other work`;
      bounds.hold(what, seconds, boundSeconds, isIdle ? undefined : busy);
    }
    await Promise.all(ends);
    const acknowledged = loads.flatMap((load) => load.acknowledged);
    const kept = await databaseOf(folder)((db) =>
      db.selectFrom('companies').select('company_code').where('company_code', 'in', acknowledged).execute(),
    );
    bounds.hold(
      `embedded: acknowledged sign-ups lost, of ${acknowledged.length}`,
      acknowledged.length - kept.length,
      0,
    );
  },
);
