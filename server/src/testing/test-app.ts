import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Runner } from 'graphile-worker';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Logger } from 'pino';
import { afterAll } from 'vitest';
import type { Property } from '@madang/contract/kernel/property.ts';
import { createApp, createKernel, startWork } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Pools, RequestsWay } from '../kernel/db/open-pools.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Module } from '../platform/module.ts';
import { modules as allModules } from '../modules/index.ts';
import { Browser } from './browser.ts';
import { takeDatabase, type TestDatabase } from './database/test-databases.ts';
import { Mailbox } from './mailbox.ts';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly kernel: Kernel;
  readonly pools: Pools;
  readonly mailbox: Mailbox;
  /** A new browser: its own cookies, its own address where one is given. */
  browser(options?: { readonly address?: string; readonly language?: string }): Browser;
  /** Moves the clock of the whole product. */
  advance(seconds: number): Promise<void>;
  /** A refused try that may still turn out not to count is waited for, a second; all that came before this are decided. */
  decideTries(): Promise<void>;
  setProperty<T>(property: Property<T>, value: T): Promise<void>;
  /** Closes a test's own app; a second call waits for the first. */
  close(): Promise<void>;
}

/** The whole server on a database of its own with its job worker running; closed after the file's tests. */
export async function startTestApp(
  options: {
    readonly environment?: Readonly<Record<string, string>>;
    readonly modules?: readonly Module[];
    /** False: no job runs, so a test may deliver messages by hand. */
    readonly work?: boolean;
    /** Makes the way of requests to the app's database where that is one of its own. */
    readonly requests?: (connection: pg.ClientConfig) => Promise<RequestsWay>;
    /** Takes the server's log, for a test that reads it. */
    readonly log?: Logger;
  } = {},
): Promise<TestApp> {
  const modules = options.modules ?? allModules;
  const database = await takeDatabase(options.requests);
  const { pools } = database;
  const config = { ...readConfig({ ...testEnvironment, ...options.environment }), hash: cheapHash };
  const kernel = await createKernel(config, pools, options.log, modules);
  const app = await createApp(kernel, pools, modules);
  await app.ready();
  const runner = options.work === false ? undefined : await startWork(kernel, pools, modules);
  let closed: Promise<void> | undefined;
  const testApp = {
    app,
    kernel,
    pools,
    mailbox: new Mailbox(kernel.localOutbox),
    browser: (settings = {}) => new Browser(app, settings),
    advance: (seconds: number) => moveClock(kernel, seconds),
    decideTries: () => moveClock(kernel, 2),
    setProperty: async <T>(property: Property<T>, value: T) => {
      await sql`insert into properties (property_key, value) values (${property.key}, ${JSON.stringify(value)}::jsonb)
        on conflict (property_key) do update set value = excluded.value`.execute(kernel.db);
      await kernel.properties.refresh();
    },
    close: () => (closed ??= close(app, runner, database)),
  } satisfies TestApp;
  afterAll(() => testApp.close());
  return testApp;
}

async function moveClock({ db }: Kernel, seconds: number): Promise<void> {
  await sql`update test_clock set ahead = ahead + make_interval(secs => ${seconds})`.execute(db);
}

/** The keys of every test app, in the form of the setting. */
export const testKeys = `t1:${Buffer.alloc(32, 7).toString('base64')}`;

/** Cheaper than any operator may have them, for tests are about rules. */
const cheapHash = { memoryKib: 1_024, passes: 1 };

/** A fixed key, for tests have no data folder. */
const testEnvironment = {
  LOG_LEVEL: 'silent',
  MADANG_PORT: '4000',
  MADANG_DATA: join(tmpdir(), `madang-test-data-${process.pid}`),
  MADANG_KEYS: testKeys,
};

async function close(app: FastifyInstance, runner: Pick<Runner, 'stop'> | undefined, database: TestDatabase) {
  await app.close();
  await runner?.stop();
  await database.release();
}
