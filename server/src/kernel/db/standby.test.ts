// Runs once: it starts PostgreSQL servers of its own.
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { createApp, createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { modules } from '../../modules/index.ts';
import { Browser } from '../../testing/browser.ts';
import { PrimaryAndStandby } from '../../testing/database/primary-and-standby.ts';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import { addMember } from '../../testing/member.ts';
import { addTestPerson, type TestPerson } from '../../testing/people.ts';
import { type TestApp, testKeys } from '../../testing/test-app.ts';
import { seedRoles } from '../access/seed-roles.ts';
import { type Metrics, metricsOf } from '../../platform/process/health.ts';
import type { AnyQuery } from '../operations/definition.ts';
import { parseInput } from '../operations/input.ts';
import { runQuery } from '../operations/queries.ts';
import { readSession } from '../session/session.ts';
import { inCompany, openDatabase } from './database.ts';
import { closePools, openPools, openStandby } from './open-pools.ts';
import { openPool } from './pool.ts';
import { type StandbyState, type StandbyUse, Standby } from './standby.ts';

const binaries = serverBinaries();
const replayDelayMs = 2_500;
const records = '/api/v1/records?kind=all';
const links = '/api/v1/quick-links';
const noServer = "Debian's package postgresql (15 or newer) is not installed";

type Started = Awaited<ReturnType<typeof startProcess>>;

/** A process of the product; several of them share the two servers. */
async function startProcess(servers: PrimaryAndStandby) {
  const pools = await openPools({ connectionString: servers.address([0]) }, 8);
  const owner = openDatabase(pools.owner);
  await seedRoles(owner);
  for (const module of modules) await module.seed?.({ db: owner });
  const standby = openStandby(pools.app, { connectionString: servers.address([1]) }, 4);
  const config = readConfig({ LOG_LEVEL: 'silent', MADANG_KEYS: testKeys, MADANG_HASH_MEMORY_KIB: '8192' });
  const kernel = await createKernel(config, pools, pino({ level: 'silent' }), modules, { standby });
  const app = await createApp(kernel, pools);
  await app.ready();
  const close = async () => {
    await app.close();
    await standby.stop();
    await closePools(pools);
  };
  return { app, kernel, pools, standby, close };
}

const servers = binaries === undefined ? undefined : await PrimaryAndStandby.start(binaries, replayDelayMs);
const first = servers && (await startProcess(servers));
const second = servers && (await startProcess(servers));

afterAll(async () => {
  await first?.close();
  await second?.close();
  servers?.stop();
});

const asTestApp = ({ app, ...product }: Started) =>
  ({ ...product, browser: () => new Browser(app) }) as unknown as TestApp;

async function signIn({ app }: Started, { loginId, password }: TestPerson): Promise<Browser> {
  const browser = new Browser(app);
  expect((await browser.post('/api/v1/session', { loginId, password })).status).toBe(200);
  return browser;
}

async function count(browser: Browser): Promise<number> {
  const answer = await browser.get(records);
  expect(answer.status).toBe(200);
  return answer.json<{ items: unknown[] }>().items.length;
}

/** The standby has replayed what these browsers' people have done, and answers them. */
const caughtUp = async ({ standby }: Started, browser: Browser) => {
  const before = standby.uses.standby;
  await expect
    .poll(() => count(browser).then(() => standby.uses.standby), { timeout: 30_000, interval: 200 })
    .toBeGreaterThan(before);
};

const used = ({ standby }: Started, use: StandbyUse) => standby.uses[use];

test(
  'OPS-13 a user sees their own change at once in every process and browser; others see it a little later, from the standby',
  { timeout: 90_000 },
  async ({ skip }) => {
    if (!first || !second) return skip(noServer);
    const writer = await addTestPerson(asTestApp(first), { roles: ['administrator'] });
    const other = await addTestPerson(asTestApp(first), {
      roles: ['administrator'],
      companyCode: writer.companyCode,
    });
    const [writing, reading] = [await signIn(first, writer), await signIn(first, other)];
    // The same cookies through another process, and another browser of the same person.
    const [elsewhere, another] = [new Browser(second.app), await signIn(second, writer)];
    for (const [name, value] of writing.cookies) elsewhere.cookies.set(name, value);
    await caughtUp(first, reading);
    await caughtUp(first, writing);
    await caughtUp(second, another);
    const before = await count(reading);
    const made = await writing.post(links, {
      koreanTitle: '위키',
      englishTitle: 'Wiki',
      url: 'https://wiki.company.example',
    });
    expect(made.status).toBeLessThan(300);
    const behind = used(second, 'behind');
    expect(await Promise.all([writing, elsewhere, another].map(count))).toEqual([before + 1, before + 1, before + 1]);
    expect(used(second, 'behind')).toBe(behind + 2);
    const asked = used(first, 'standby');
    expect(await count(reading)).toBe(before);
    expect(used(first, 'standby')).toBe(asked + 1);
    await expect.poll(() => count(reading), { timeout: 20_000 }).toBe(before + 1);
    await caughtUp(first, writing);
    expect(await count(writing)).toBe(before + 1);
  },
);

test(
  'OPS-13 a sign-in is a change by its person; sessions and rights are never read from the standby',
  { timeout: 90_000 },
  async ({ skip }) => {
    if (!first) return skip(noServer);
    const person = await addTestPerson(asTestApp(first), { roles: ['administrator'] });
    const [behind, fresh] = [used(first, 'behind'), await signIn(first, person)];
    // The standby knows neither the company nor the session yet.
    expect(await count(fresh)).toBeGreaterThan(0);
    expect(used(first, 'behind')).toBe(behind + 1);
    await caughtUp(first, fresh);
    await inCompany(first.kernel.db, person.companyCode, (tx) =>
      tx.deleteFrom('grants').where('person_id', '=', person.personId).execute(),
    );
    expect((await fresh.get(records)).status).toBe(403);
    await first.pools.owner.query('delete from sessions where person_id = $1', [person.personId]);
    expect((await fresh.get(records)).status).toBe(401);
  },
);

/** Inputs for the queries that accept no empty input. */
const inputs: Readonly<Record<string, object>> = {
  'list-branch': { departmentCode: 'TOP' },
  'list-department-history': { departmentCode: 'D000009' },
  'list-department-members': { departmentCode: 'TOP' },
  'search-departments': { keyword: '영업' },
  'draw-organisation': { departmentCodes: ['TOP'] },
  'search-organisation': { by: 'name', term: '영업' },
};

test(
  'OPS-13 every query that can lag writes nothing and uses only the standby, without a fallback to the primary',
  { timeout: 90_000 },
  async ({ skip }) => {
    if (!first || !servers) return skip(noServer);
    const { kernel, standby } = first;
    const lagging = kernel.operations
      .all()
      .filter((each): each is AnyQuery => each.kind === 'query' && each.mayLag === true);
    expect(lagging.length).toBeGreaterThan(15);
    const members = [
      await addMember(kernel.db, { companyCode: 'STANDBY', role: 'administrator' }),
      await addMember(kernel.db, { companyCode: platformCompany, role: 'operator' }),
    ];
    const caller = { setUpSecret: undefined, address: '192.0.2.1' };
    const readers = await Promise.all(members.map(({ secret }) => readSession(kernel, { ...caller, secret })));
    // They were made past the executor, so it is not known whether the standby has them.
    const there = openPool({
      connection: { connectionString: servers.address([1]) },
      max: 1,
      statementTimeoutMs: 1_000,
    });
    onTestFinished(() => there.end());
    const sessions = async () => {
      const { rows } = await there.query('select from sessions where person_id = any($1)', [
        members.map(({ personId }) => personId),
      ]);
      return rows.length;
    };
    await expect.poll(sessions, { timeout: 30_000, interval: 200 }).toBe(members.length);
    await expect.poll(() => standby.isFit(), { timeout: 30_000 }).toBe(true);
    const request = { id: randomUUID(), address: '', language: 'en' as const };
    for (const query of lagging) {
      const { permission } = query;
      const reader = readers.find(
        (each) => permission === 'session' || (permission !== 'system' && each?.rights.everywhere.has(permission)),
      );
      if (!reader) throw new Error(`no one may ${query.name}`);
      const asked = used(first, 'standby');
      const given = [inputs[query.name], {}, { personId: reader.personId }, { promotionId: randomUUID() }];
      const known = given.find((each) => query.input.safeParse(each).success);
      const answer = runQuery(kernel, query, { reader, request }, parseInput(query, known) as never);
      // Neither is there: what a standby does not find, the primary is asked for.
      if (/^list-(promotion-codes|department-history)$/.test(query.name))
        await expect(answer).rejects.toMatchObject({ code: 'CO404' });
      else {
        await answer;
        expect([query.name, used(first, 'standby')]).toEqual([query.name, asked + 1]);
      }
    }
  },
);

test(
  'OPS-13 a standby that lags too long, is away or was promoted is not used, and reads continue',
  { timeout: 90_000 },
  async ({ skip }) => {
    if (!first || !second || !servers) return skip(noServer);
    const { pools, standby } = first;
    const reading = await signIn(first, await addTestPerson(asTestApp(first), { roles: ['administrator'] }));
    await caughtUp(first, reading);
    const metrics = () => first.app.getDecorator<Metrics>(metricsOf).metrics();
    expect(await metrics()).toMatch(/^madang_standby_lag_seconds \d/m);
    expect(await metrics()).toMatch(/^madang_lagging_reads_total\{use="standby"\} [1-9]/m);
    // What the primary had 10 seconds ago is not there yet.
    const connection = { connectionString: servers.address([1]) };
    const late = new Standby(pools.app, openPool({ connection, max: 1, statementTimeoutMs: 1_000 }));
    const now = performance.now();
    await late.look(now);
    await pools.owner.query('create table far_ahead as select 1');
    await late.look(now + 20_000);
    await late.look(now + 31_000);
    expect([late.isFit(now + 31_000), late.lagSeconds(now + 31_000)]).toEqual([false, expect.any(Number)]);
    expect(late.lagSeconds(now + 31_000)).toBeGreaterThan(10);
    await late.stop();
    const atPrimary = new Standby(pools.app, pools.owner);
    await atPrimary.look();
    // The primary replays nothing: it is no standby.
    expect(atPrimary.isFit()).toBe(false);
    // Away: no read fails, also before the next look has noticed.
    await caughtUp(first, reading);
    servers.endStandby();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reading.get(records)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(used(first, 'failed') + used(first, 'away')).toBeGreaterThan(0);
    await expect.poll(() => metrics(), { timeout: 10_000 }).not.toMatch(/^madang_standby_lag_seconds \d/m);
    servers.beginStandby();
    await caughtUp(first, reading);
    // Promoted: it goes a way of its own from there, and what it says is not to be believed.
    servers.promoteStandby();
    await expect.poll(() => standby.isFit(), { timeout: 10_000 }).toBe(false);
    const away = used(first, 'away');
    expect(await count(reading)).toBeGreaterThan(0);
    expect(used(first, 'away')).toBe(away + 1);
  },
);

test('OPS-13 a standby of other data, such as the original’s of a restored copy, is skipped', async () => {
  const answering = (row: object) => ({ query: () => Promise.resolve({ rows: [row] }) }) as unknown as pg.Pool;
  const lookAt = async (cluster: string) => {
    const states: StandbyState[] = [];
    const standby = new Standby(
      answering({ place: '10', cluster: '1' }),
      answering({ place: '10', unsettled: '5', cluster }),
      (state) => states.push(state),
    );
    await standby.look();
    await standby.look();
    // Said once.
    return [standby.isFit(), ...states];
  };
  expect([await lookAt('1'), await lookAt('2')]).toEqual([
    [true, 'there'],
    [false, 'other'],
  ]);
});
