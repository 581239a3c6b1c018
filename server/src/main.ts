import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp, createKernel, createLog, startWork } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { openDatabase } from './kernel/db/database.ts';
import { EmbeddedDatabaseError } from './kernel/db/embedded/index.ts';
import { closePools, openPools } from './kernel/db/open-pools.ts';
import { reachDatabase } from './kernel/db/reach-database.ts';
import type { Kernel } from './kernel/kernel.ts';
import { DemoError, fillDemo, refuseInProduction, type Demo } from './demo/index.ts';
import { modules } from './modules/index.ts';
import { offerSetup, type SetupOffer } from './modules/operators/index.ts';

const graceMs = 10_000;

/**
 * Starts the product: database, schema, reference data, HTTP, background work; prints where it is. `--demo` fills an
 * invented company before anybody is let in.
 */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { demo: { type: 'boolean', default: false } } });
  const config = readConfig();
  if (values.demo) refuseInProduction(config);
  const log = createLog(config);
  say('Madang is starting ...');
  const database = await reachDatabase(config, log);
  const pools = await openPools(database.connection, config.databaseConnections);
  const kernel = await createKernel(config, pools, log);
  const owner = { db: openDatabase(pools.owner) };
  for (const module of modules) await module.seed?.(owner);
  const app = await createApp(kernel, pools);
  const demo = values.demo ? await makeDemo(app, kernel) : undefined;
  await app.listen({ host: config.host, port: config.port });
  const worker = await startWork(kernel, pools);
  let gaveUp: Error | undefined;
  const grace = closeWithGrace({ delay: graceMs, logger: false }, async ({ err }) => {
    if (err) log.error({ failure: err.name, at: err.stack?.split('\n').slice(1, 12) }, 'stopping after a failure');
    await app.close();
    // Without a database the worker may fail to say goodbye; what comes after it is to be stopped all the same.
    await worker.stop().catch((error: unknown) => log.warn({ failure: String(error) }, 'the worker did not stop well'));
    await closePools(pools);
    await database.stop();
    // Thrown, it makes the exit code that of a failure.
    if (gaveUp) throw gaveUp;
  });
  void database.gaveUp.then((error) => {
    gaveUp = error;
    process.stderr.write(`\nMadang stops: ${error.message}\n`);
    return grace.close();
  });
  sayReady(config, await offerSetup(kernel), demo);
}

async function makeDemo(app: FastifyInstance, kernel: Kernel): Promise<Demo> {
  say('Preparing the demo company ...');
  await app.ready();
  return fillDemo(app, kernel);
}

function sayReady(config: Config, setup: SetupOffer | undefined, demo: Demo | undefined): void {
  say(`\n  Madang is ready at ${config.baseUrl.href}\n`);
  say(`  Sign a company up:   ${new URL('/signup', config.baseUrl).href}`);
  if (setup) saySetup(config, setup);
  if (demo) sayDemo(config, demo);
  if (config.smtpUrl === undefined && config.mode === 'development') {
    say(`  Mail and SMS sent:   ${new URL('/outbox', config.baseUrl).href}`);
  }
  if (config.databaseUrl === undefined) {
    say(
      `  Data:                ${config.dataFolder} (embedded PostgreSQL, for evaluation; set DATABASE_URL for production)`,
    );
  }
  say('  Stop:                Ctrl+C\n');
}

/** The token stands on a line of its own: in an address it would end in histories and logs. */
function saySetup({ baseUrl }: Config, { token }: SetupOffer): void {
  say(`  Set the operator up: ${new URL('/operator/setup', baseUrl).href}`);
  say(token === undefined ? '  Its token:           MADANG_OPERATOR_TOKEN' : `  Its token (1 hour):  ${token}`);
}

/** The password is told here and kept nowhere; whoever lost it gets a new one as everybody does. */
function sayDemo({ baseUrl }: Config, demo: Demo): void {
  say(`  Demo company:        ${demo.companyName}, at ${new URL('/loginapp', baseUrl).href}`);
  say(`  Its administrator:   ${demo.administratorId}`);
  say(`  One of its people:   ${demo.employeeId}`);
  if (demo.password !== undefined) return say(`  Password of both:    ${demo.password} (told only this once)`);
  say('  Password of both:    told when the company was made; the administrator gets a new one at');
  say(`                       ${new URL('/loginapp/password/forgot', baseUrl).href} by mail to ${demo.recoveryMail}`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Told by its message alone. */
function isPlain(error: unknown): error is Error {
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isOption || [ConfigError, DemoError, EmbeddedDatabaseError].some((kind) => error instanceof kind);
}

/** A fault of the machine or of a setting is told in its own words; anything else is ours and keeps its stack. */
function explain(error: unknown): string {
  if (isPlain(error)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return 'the port is in use; set MADANG_PORT to another one';
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`\nMadang could not start: ${explain(error)}\n`);
  process.exit(1);
}
