import { Refusal } from '@madang/contract/refuse.ts';
import { createKernel, createLog } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { explainStart } from './explain-start.ts';
import { permitFirstLinks } from './platform/audit-chain/permit-first-links.ts';
import { openDatabase } from './kernel/db/database.ts';
import { closePools, openPools } from './kernel/db/open-pools.ts';
import { joinDatabase, onlyHost, requestsWay } from './kernel/db/reach-database.ts';
import { Translator } from './kernel/i18n/translator.ts';
import { emptyStandbys, readWorkCommand, WorkCommandError, workCommand } from './kernel/jobs/workers/work-commands.ts';
import { keyStatus, renewAll } from './platform/keys/key-commands.ts';
import { keyedOf } from './platform/keys/keyed-tables.ts';
import { modules } from './modules/index.ts';
import { runCommand } from './modules/views/operators/index.ts';
import { FailedCheck, UsageError } from './platform/commands/usage-error.ts';

const connections = 2;

/** Runs one command of the operator on the server's own database, whether the server runs or not. */
async function main(config: Config, args: readonly string[]): Promise<readonly string[]> {
  const log = createLog({ logLevel: 'error' });
  const [noun, verb] = args;
  const work = noun === 'work' ? readWorkCommand(args.slice(1)) : undefined;
  const database = await joinDatabase(config, log);
  try {
    // Before anything is written, which would wait for standbys that a copy does not have.
    const emptied = work?.isCopy ? await emptyStandbys(await onlyHost(database.connection)) : [];
    const pools = await openPools(database.connection, connections, requestsWay(config), {
      migrated: permitFirstLinks(config),
    });
    try {
      const kernel = await createKernel(config, pools, log);
      if (work) return [...emptied, ...(await workCommand(openDatabase(pools.owner), work))];
      if (noun !== 'keys') return await runCommand(kernel, args);
      const keys = { ...kernel, db: openDatabase(pools.owner), keyed: keyedOf(modules), report: say };
      if (verb === 'status') return await keyStatus(keys);
      return verb === 'renew' ? await renewAll(keys) : await runCommand(kernel, []);
    } finally {
      await closePools(pools);
    }
  } finally {
    await database.stop();
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function explain(error: unknown, config: Config | undefined): Promise<string> {
  if (error instanceof Refusal) return refusalText(error);
  if (error instanceof FailedCheck || error instanceof WorkCommandError) return error.message;
  return error instanceof UsageError ? error.message : explainStart(error, config);
}

async function refusalText({ code, params, fields }: Refusal): Promise<string> {
  const translator = await Translator.load();
  if (fields.length === 0) return translator.errorText('en', code, params);
  return fields
    .map((field) => `${field.path}: ${translator.errorText('en', field.code, field.params, field.path)}`)
    .join('\n');
}

let config: Config | undefined;
try {
  config = readConfig(undefined, (text) => process.stderr.write(`${text}\n`));
  for (const line of await main(config, process.argv.slice(2))) say(line);
} catch (error) {
  process.stderr.write(`${await explain(error, config)}\n`);
  process.exitCode = 1;
}
