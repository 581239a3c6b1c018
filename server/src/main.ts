import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp, createKernel, createLog, startWork } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { seedRoles } from './kernel/access/seed-roles.ts';
import { permitFirstLinks } from './platform/audit-chain/permit-first-links.ts';
import { type Database, openDatabase } from './kernel/db/database.ts';
import { closePools, openPools, openStandby, type Pools } from './kernel/db/open-pools.ts';
import type { Standby, StandbyState } from './kernel/db/standby.ts';
import { reachDatabase, requestsWay } from './kernel/db/reach-database.ts';
import { type Metrics, metricsOf } from './platform/process/health.ts';
import type { Kernel } from './kernel/kernel.ts';
import { readPause, workUnlessPaused } from './kernel/jobs/workers/paused-work.ts';
import { buildId } from './platform/process/build-id.ts';
import { listen } from './platform/process/listen.ts';
import { serveMetrics } from './platform/process/metrics-port.ts';
import type { Recorder } from './kernel/traces/traces.ts';
import { fillDemo, refuseInProduction, type Demo } from './demo/index.ts';
import { explainStart } from './explain-start.ts';
import { modules } from './modules/index.ts';
import { offerSetup } from './modules/views/operators/index.ts';
import { readyText } from './ready-text.ts';
import { Running } from './running.ts';
import { onStopSignals } from './stop-signals.ts';

const graceMs = 10_000;
const running = new Running();

/**
 * Starts the product and prints its address. `--demo` fills an invented company first; `--migrate-only` migrates the
 * database and ends.
 */
async function main(config: Config, args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options });
  if (values.demo) refuseInProduction(config);
  const log = createLog(config);
  say('Madang is starting ...');
  let gaveUp: Error | undefined;
  const grace = closeWithGrace({ delay: graceMs, logger: false, skip: ['SIGINT', 'SIGTERM'] }, async ({ err }) => {
    if (err) log.error({ failure: err.name, at: err.stack?.split('\n').slice(1, 12) }, 'stopping after a failure');
    await running.stop();
    say('Stopped.');
    // Thrown, it makes the exit code that of a failure.
    if (gaveUp) throw gaveUp;
  });
  let drain = async () => {};
  onStopSignals(process, async (signal) => {
    say('\nStopping ...');
    // Ctrl+C comes from a person who waits for the end.
    if (signal === 'SIGTERM') await drain();
    grace.close();
  });
  const database = await running.start(
    () => reachDatabase(config, log),
    (reached) => reached.stop(),
  );
  const pools = await running.start(
    () =>
      openPools(database.connection, config.databaseConnections, requestsWay(config), {
        migrated: permitFirstLinks(config),
      }),
    closePools,
  );
  await seed(openDatabase(pools.owner));
  if (values['migrate-only']) {
    await running.stop();
    return say('The database is up to date.');
  }
  const standby = config.databaseStandbyUrl === undefined ? undefined : await startStandby(pools, config, log);
  const traces = config.tracesUrl === undefined ? undefined : await startTracing(config.tracesUrl, config, log);
  const kernel = await createKernel(config, pools, log, modules, { standby, traces });
  await kernel.files.prove();
  void kernel.keyDevice?.prove();
  const app = await running.start(
    () => createApp(kernel, pools),
    (server) => server.close(),
  );
  if (config.metricsPort > 0) await startMetrics(app, config);
  const demo = values.demo ? await makeDemo(app, kernel) : undefined;
  await running.start(
    () => listen(app, config),
    (stop) => stop(),
  );
  if (config.work !== 'jobs') drain = () => kernel.life.drain(config.drainSeconds);
  if (config.work !== 'web') await startWorker(kernel, pools);
  void database.gaveUp.then((error) => {
    gaveUp = error;
    process.stderr.write(`\nMadang stops: ${error.message}\n`);
    return grace.close();
  });
  if (await readPause(openDatabase(pools.owner))) say(paused);
  say(config.work === 'jobs' ? readyToWork : readyText(config, await offerSetup(kernel), demo));
}

const options = {
  demo: { type: 'boolean', default: false },
  'migrate-only': { type: 'boolean', default: false },
} as const;
const paused = '\n  Background work is paused: no mail and no job until npm run operator -- work resume';
const readyToWork = '\n  Madang is ready and runs background jobs.\n';

/** Data that every installation has, as the owner; repeating it changes nothing. */
async function seed(db: Database): Promise<void> {
  await seedRoles(db);
  for (const module of modules) await module.seed?.({ db });
}

/** Starts tracing; the code that records traces is loaded only if the operator enables tracing. */
function startTracing(
  url: string,
  { tracesPercent: percent, work }: Config,
  log: FastifyBaseLogger,
): Promise<Recorder> {
  const changed = (areTaken: boolean) => {
    if (areTaken) log.info('the collector takes traces');
    else log.warn('the collector of MADANG_TRACES_URL takes no traces');
  };
  return running.start(
    async () => {
      const { startTraces } = await import('./platform/traces/start-traces.ts');
      return startTraces({ url, percent, changed }, { build: buildId(), work });
    },
    (traces) => traces.stop(),
  );
}

function startStandby({ app }: Pools, config: Config, log: FastifyBaseLogger): Promise<Standby> {
  const { databaseStandbyUrl: connectionString, databaseConnections } = config;
  const changed = (state: StandbyState) => {
    if (state === 'there') log.info({ standby: state }, 'reads that may lag go to the standby');
    else log.warn({ standby: state }, 'the standby of DATABASE_STANDBY_URL is passed over');
  };
  return running.start(
    async () => openStandby(app, { connectionString }, databaseConnections, changed),
    (standby) => standby.stop(),
  );
}

async function startMetrics(app: FastifyInstance, { metricsHost, metricsPort }: Config): Promise<void> {
  await running.start(
    () => serveMetrics(app.getDecorator<Metrics>(metricsOf), metricsHost, metricsPort),
    async (server) => {
      server.close();
      server.closeAllConnections();
    },
  );
}

async function startWorker(kernel: Kernel, pools: Pools): Promise<void> {
  const failed = (error: unknown) =>
    kernel.log.warn(
      { failure: error instanceof Error ? error.name : undefined },
      'whether work is paused is not known',
    );
  await running.start(
    () => workUnlessPaused(openDatabase(pools.owner), () => startWork(kernel, pools), { failed }),
    // Without a database the worker may fail to say goodbye; what comes after it is to be stopped all the same.
    (worker) =>
      worker
        .stop()
        .catch((error: unknown) => kernel.log.warn({ failure: String(error) }, 'the worker did not stop well')),
  );
}

/** Its calls go past no rule and leave no log line: no one sent them, and the banner is to be found. */
async function makeDemo(app: FastifyInstance, kernel: Kernel): Promise<Demo> {
  say('Preparing the demo company ...');
  await app.ready();
  const { level } = kernel.log;
  if (level === 'info') kernel.log.level = 'warn';
  try {
    return await fillDemo(app, kernel);
  } finally {
    kernel.log.level = level;
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}

let config: Config | undefined;
try {
  config = readConfig(undefined, complain);
  await main(config, process.argv.slice(2));
} catch (error) {
  // What fails because it is being stopped is not logged, and the stopping ends the process.
  if (!running.isStopping) {
    process.stderr.write(`\nMadang could not start: ${explainStart(error, config)}\n`);
    await running.stop().catch(() => {});
    process.exit(1);
  }
}
