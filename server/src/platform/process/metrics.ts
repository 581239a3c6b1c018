import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';
import type pg from 'pg';
import type { Pools } from '../../kernel/db/open-pools.ts';
import type { Standby } from '../../kernel/db/standby.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { buildId } from './build-id.ts';
import { addKeys } from '../../kernel/process/figures.ts';
import { keptByName } from '../../kernel/process/kept-values.ts';

/** The figures of a process and of what all processes share; they carry no person. Of a database that is away none come. */
export function createMetrics(kernel: Kernel, pools: Pools): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'madang_build_info',
    help: 'Always 1; which build and which work this process is',
    labelNames: ['build', 'work'],
    registers: [registry],
  });
  build.set({ build: buildId(), work: kernel.config.work }, 1);
  kernel.figures.addTo(registry);
  addKeys(registry, kernel.keyring);
  addPools(registry, pools);
  addKept(registry);
  addWork(registry, pools.owner);
  if (kernel.standby) addStandby(registry, kernel.standby);
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_password_hashes_waiting',
    help: 'Passwords that wait for a processor to be hashed or compared',
    registers: [registry],
    collect() {
      this.set(kernel.hasher.waitingCount);
    },
  });
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_images_waiting',
    help: 'Pictures that wait to be drawn',
    registers: [registry],
    collect() {
      this.set(kernel.images.waitingCount);
    },
  });
  return registry;
}

function addPools(registry: Registry, pools: Pools): void {
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_pool_connections',
    help: 'Connections to the database by pool, and calls that wait for one',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools) as [
        string,
        pg.Pool,
      ][]) {
        this.set({ pool, state: 'in use' }, totalCount - idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
        this.set({ pool, state: 'most' }, options.max);
      }
    },
  });
}

function addKept(registry: Registry): void {
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_kept_bytes',
    help: 'What each cache of the process has in memory, and the most that it may have, in bytes and roughly',
    labelNames: ['cache', 'state'],
    registers: [registry],
    collect() {
      for (const [cache, { bytes, mostBytes }] of keptByName()) {
        this.set({ cache, state: 'kept' }, bytes);
        this.set({ cache, state: 'most' }, mostBytes);
      }
    },
  });
}

function addStandby(registry: Registry, standby: Standby): void {
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_standby_lag_seconds',
    help: 'How far the standby is behind, to a second; absent where it is away',
    registers: [registry],
    collect() {
      const seconds = standby.lagSeconds();
      if (seconds === undefined) this.remove();
      else this.set(seconds);
    },
  });
  // oxlint-disable-next-line no-new -- it registers itself
  new Counter({
    name: 'madang_lagging_reads_total',
    help: 'Reads that may lag, by where they were answered: standby, or the primary because the standby was behind, away, or failed',
    labelNames: ['use'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [use, count] of Object.entries(standby.uses)) this.inc({ use }, count);
    },
  });
}

interface Work {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly oldest: number;
}

/**
 * Counts waiting, running, held and failed jobs, and messages: waiting, deferred by their recipient's server, and
 * failed in the last hour.
 */
const work = `
  select 'job' as kind, state, count(*)::integer as count,
    coalesce(max(extract(epoch from now() - coalesce(locked_at, due_at))), 0)::float8 as oldest
  from background_jobs(null) group by 2
  union all
  select channel, case when failure = 'recipient' then 'deferred' else 'waiting' end, count(*)::integer,
    max(extract(epoch from app_now() - created_at))::float8
  from outbox where state = 'waiting' and expires_at > app_now() and expires_at > created_at + interval '1 second' group by 1, 2
  union all
  select channel, 'failed', count(*)::integer, 0
  from outbox where state in ('failed', 'bounced') and finished_at > app_now() - interval '1 hour'
    and expires_at > created_at + interval '1 second' group by channel`;

function addWork(registry: Registry, owner: pg.Pool): void {
  const labelNames = ['kind', 'state'] as const;
  // All three are collected at once, and say what the database says now.
  let reading: Promise<readonly Work[] | undefined> | undefined;
  const read = () => (reading ??= readWork(owner).finally(() => (reading = undefined)));
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_work_oldest_seconds',
    help: 'How long the oldest job or message of a state has been due',
    labelNames,
    registers: [registry],
    async collect() {
      const rows = (await read()) ?? [];
      this.reset();
      for (const { kind, state, oldest } of rows) {
        if (state === 'waiting' || state === 'held') this.set({ kind, state }, Math.max(0, oldest));
      }
    },
  });
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_database_up',
    help: '1 where the database answered this process for these figures',
    registers: [registry],
    async collect() {
      this.set((await read()) ? 1 : 0);
    },
  });
  // oxlint-disable-next-line no-new -- it registers itself
  new Gauge({
    name: 'madang_work',
    help: 'Background jobs and messages by state, of all processes together',
    labelNames,
    registers: [registry],
    async collect() {
      const rows = (await read()) ?? [];
      this.reset();
      for (const { kind, state, count } of rows) this.set({ kind, state }, count);
    },
  });
}

const patienceMs = 2_000;

async function readWork(owner: pg.Pool): Promise<readonly Work[] | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, patienceMs, undefined);
  });
  // A connection that leads nowhere any more is given up with the question.
  const rows = owner.query<Work>({ text: work, query_timeout: patienceMs } as pg.QueryConfig).then(
    (answer) => answer.rows,
    () => undefined,
  );
  return Promise.race([rows, tooLong]).finally(() => clearTimeout(timer));
}
