import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pages } from '@madang/contract/index.ts';
import type { Runner } from 'graphile-worker';
import { pino } from 'pino';
import type { Config } from './config.ts';
import { RefusedRights } from './kernel/access/refused-rights.ts';
import { AccessRecords } from './kernel/audit/access-records.ts';
import { nameCell } from './kernel/crypto/cell.ts';
import { PasswordHasher } from './kernel/crypto/password-hash.ts';
import { openDatabase, poolOf } from './kernel/db/database.ts';
import type { Pools } from './kernel/db/open-pools.ts';
import type { Standby } from './kernel/db/standby.ts';
import { rewriteByDay, rewriteByNight, rewriteTask, rewriteTime } from './kernel/db/rewrite-tables.ts';
import { apiDescription } from './platform/description/read-api-description.ts';
import { TxtRecords } from './kernel/dns/txt-records.ts';
import { openFiles } from './kernel/files/open-files.ts';
import { Images } from './kernel/images/images.ts';
import { Plans } from './kernel/images/plans.ts';
import { bindOperations, createEdge } from './kernel/http/edge.ts';
import { bindHealth } from './platform/process/health.ts';
import { Figures } from './kernel/process/figures.ts';
import { Life } from './platform/process/life.ts';
import type { Module } from './platform/module.ts';
import { servePages } from './kernel/http/pages.ts';
import { Translator } from './kernel/i18n/translator.ts';
import { rewriteSoonTask } from './kernel/jobs/rewrite-soon.ts';
import { startJobs } from './kernel/jobs/workers/jobs.ts';
import type { Kernel } from './kernel/kernel.ts';
import { deviceFaults } from './platform/key-device/device-asks.ts';
import { KeyDevice } from './platform/key-device/key-device.ts';
import { keyedOf } from './platform/keys/keyed-tables.ts';
import { openKeyring } from './platform/keys/open-keyring.ts';
import type { Keyring } from './kernel/crypto/keyring.ts';
import { smtpCarrier } from './platform/mail/smtp.ts';
import { Contributed } from './platform/contributions.ts';
import { LocalOutbox, bindLocalOutbox } from './platform/outbox/local-outbox.ts';
import { type Carrier, Outbox, deliveryTask } from './platform/outbox/outbox.ts';
import { Registry } from './kernel/operations/registry.ts';
import { messageTasks } from './kernel/company-messages/notify-company.ts';
import { longStoredTasks, storedTasks } from './kernel/operations/stored/tasks.ts';
import { Properties } from './kernel/properties/properties.ts';
import { smsGatewayCarrier } from './platform/sms/gateway.ts';
import { purgeExpired, purgeTask } from './platform/purge-expired.ts';
import { type Recorder, currentTraceparent, traced } from './kernel/traces/traces.ts';
import { purgeDeleted, purgeDeletedTask } from './kernel/undo/deleted-rows.ts';
import { modules as allModules } from './modules/index.ts';
import { homeOfSession, noteVisit } from './modules/ground/set-up-runs/index.ts';
import { lockChangeable } from './modules/people/person-records/index.ts';
import { readNames } from './modules/people/person-names/index.ts';
import { holdsNothing } from './kernel/operations/before/held-back.ts';
import { admitsNoOne } from './kernel/session/admission.ts';

/** Optional parts of a process in addition to its database. */
interface Beside {
  readonly standby?: Standby | undefined;
  readonly traces?: Recorder | undefined;
}

/** Makes the mechanisms from settings and open pools; nothing listens or works yet. */
export async function createKernel(
  config: Config,
  pools: Pools,
  log = createLog(config),
  modules = allModules,
  { standby, traces }: Beside = {},
): Promise<Kernel> {
  nameCell(config.cell);
  const db = openDatabase(pools.app);
  const keyring = await openKeyring(openDatabase(pools.owner), config, keyedOf(modules));
  const localOutbox = new LocalOutbox(config.work === 'both' ? undefined : join(config.dataFolder, 'outbox'));
  for (const pool of [pools.app, pools.owner, standby && poolOf(standby.db)]) if (pool) traces?.watch(pool);
  const outbox = openOutbox(config, { keyring, localOutbox, traces });
  const figures = new Figures(pools);
  const contributed = new Contributed(modules);
  return {
    config,
    db,
    standby,
    traces,
    keyring,
    keyDevice: openKeyDevice(config, log),
    hasher: new PasswordHasher(config.hash),
    files: openFiles(config),
    images: new Images({}, (reason) => log.warn({ reason }, 'the drawing process failed')),
    plans: new Plans({}, (reason) => log.warn({ reason }, 'the drawing process of plans failed')),
    txtRecords: new TxtRecords(config.nameServers),
    translator: await Translator.load(),
    outbox,
    localOutbox,
    properties: await Properties.open(db),
    admission: contributed.of('admission')[0] ?? admitsNoOne,
    holds: contributed.of('holds')[0] ?? holdsNothing,
    actorNames: readNames,
    lockChangeable,
    accessRecords: new AccessRecords(db),
    homeOf: homeOfSession,
    noteVisit,
    operations: new Registry(modules),
    contributed,
    life: new Life(),
    figures,
    refusedRights: new RefusedRights(figures, log),
    log,
  };
}

function openKeyDevice({ keyDevice }: Config, log: FastifyBaseLogger): KeyDevice | undefined {
  const changed = (fault: string | undefined) => {
    if (fault === undefined) return log.info('the store of MADANG_PKCS11_MODULE keeps keys of people');
    const reason = Object.hasOwn(deviceFaults, fault) ? deviceFaults[fault as keyof typeof deviceFaults] : fault;
    return log.warn({ reason }, 'the store of MADANG_PKCS11_MODULE is away: keys of people answer KMS003');
  };
  return keyDevice && new KeyDevice(keyDevice, { changed });
}

interface Carriers {
  readonly keyring: Keyring;
  readonly localOutbox: LocalOutbox;
  readonly traces: Recorder | undefined;
}

/** Opens the outbox with the carriers that the settings name; without them letters stay on this machine. */
function openOutbox(config: Config, { keyring, localOutbox, traces }: Carriers): Outbox {
  const sending =
    (channel: string, carry: Carrier): Carrier =>
    (message) =>
      traced(traces, { name: `send ${channel}`, kind: 'outgoing' }, () => carry(message));
  return new Outbox(keyring, {
    mail: sending(
      'mail',
      config.smtpUrl === undefined
        ? localOutbox.carry
        : smtpCarrier(config.smtpUrl, config.mailFrom, config.securesMail),
    ),
    sms: sending(
      'sms',
      config.smsGatewayUrl === undefined
        ? localOutbox.carry
        : smsGatewayCarrier(config.smsGatewayUrl, config.smsGatewayToken),
    ),
  });
}

/**
 * JSON lines with IDs and no typed text. Lines are written together, a fifth of a second later at most, and at exit.
 */
export function createLog(config: Pick<Config, 'logLevel'> & Partial<Pick<Config, 'tracesUrl'>>) {
  const lines = pino.destination({ dest: process.stdout.fd, sync: false, minLength: 4_096, periodicFlush: 200 });
  const { logLevel: level, tracesUrl } = config;
  const mixin = tracesUrl === undefined ? {} : { mixin: ofTrace };
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, ...mixin }, lines);
}

/** Returns the fields that connect a log line with its trace. */
function ofTrace(): object {
  const traceparent = currentTraceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/**
 * Builds the HTTP server with all operations and built pages; for a process that only runs jobs, its health endpoints
 * alone.
 */
export async function createApp(kernel: Kernel, pools: Pools, modules = allModules): Promise<FastifyInstance> {
  const app = await createEdge(kernel);
  app.addHook('preClose', async () => kernel.life.close());
  bindHealth(app, kernel, pools);
  if (kernel.config.work !== 'jobs') await bindCalls(app, kernel, modules);
  app.addHook('onClose', async () => {
    for (const { close } of modules) await close?.(kernel);
    kernel.properties.close();
    kernel.images.close();
    kernel.plans.close();
    kernel.keyDevice?.close();
    await kernel.accessRecords.flush().catch(() => {
      kernel.log.error({ count: kernel.accessRecords.waitingCount }, 'access records are lost');
    });
  });
  return app;
}

async function bindCalls(app: FastifyInstance, kernel: Kernel, modules: readonly Module[]): Promise<void> {
  bindOperations(app, kernel, [...modules.flatMap((module) => module.operations), apiDescription(modules)]);
  if (kernel.config.mode === 'development') bindLocalOutbox(app, kernel.localOutbox, kernel.config);
  await servePages(app, kernel, pages);
}

/** Starts the background work of kernel and modules; what takes long has workers of its own. */
export async function startWork(
  kernel: Kernel,
  pools: Pools,
  modules: readonly Module[] = allModules,
): Promise<Pick<Runner, 'stop'>> {
  const owner = openDatabase(pools.owner);
  const { log, traces } = kernel;
  const rewrites = kernel.config.rewritesTables;
  const runners = await Promise.all([
    startJobs(pools.owner, {
      log,
      traces,
      tasks: {
        [deliveryTask]: (payload) => kernel.outbox.deliver(kernel.db, (payload as { messageId: string }).messageId),
        [purgeTask]: () => purgeExpired(owner),
        // Both are asked for, by a plan or by what deletes a name, before this process says who rewrites.
        [rewriteTask]: async () => (rewrites ? rewriteByNight(pools.owner, log) : undefined),
        [rewriteSoonTask]: async () => (rewrites ? rewriteByDay(pools.owner) : undefined),
        [purgeDeletedTask]: (payload) => purgeDeleted(kernel, payload),
        ...storedTasks(kernel),
        ...messageTasks(kernel),
        ...Object.assign({}, ...modules.map((module) => module.tasks?.(kernel) ?? {})),
      },
      schedule: [
        `17 * * * * ${purgeTask}`,
        ...(rewrites ? [`${rewriteTime} ${rewriteTask}`] : []),
        ...modules.flatMap((module) => module.schedule ?? []),
      ],
    }),
    startJobs(pools.owner, {
      log,
      traces,
      tasks: {
        ...longStoredTasks(kernel),
        ...Object.assign({}, ...modules.map((module) => module.longTasks?.(kernel) ?? {})),
      },
      schedule: [],
      concurrency: 2,
    }),
  ]);
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
}
