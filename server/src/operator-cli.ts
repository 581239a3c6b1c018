import { Refusal } from '@madang/contract/refuse.ts';
import { createKernel, createLog } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { explainStart } from './explain-start.ts';
import { closePools, openPools } from './kernel/db/open-pools.ts';
import { joinDatabase, requestsWay } from './kernel/db/reach-database.ts';
import { Translator } from './kernel/i18n/translator.ts';
import { FailedCheck, runCommand, UsageError } from './modules/operators/index.ts';

const connections = 2;

/** Runs one command of the operator on the server's own database, whether the server runs or not. */
async function main(config: Config, args: readonly string[]): Promise<readonly string[]> {
  const log = createLog({ logLevel: 'error' });
  const database = await joinDatabase(config, log);
  try {
    const pools = await openPools(database.connection, connections, requestsWay(config));
    try {
      return await runCommand(await createKernel(config, pools, log), args);
    } finally {
      await closePools(pools);
    }
  } finally {
    await database.stop();
  }
}

async function explain(error: unknown, config: Config | undefined): Promise<string> {
  if (error instanceof Refusal) return refusalText(error);
  if (error instanceof FailedCheck) return error.message;
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
  for (const line of await main(config, process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${await explain(error, config)}\n`);
  process.exitCode = 1;
}
