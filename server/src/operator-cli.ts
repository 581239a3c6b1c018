import { Refusal } from '@madang/contract/refuse.ts';
import { createKernel, createLog } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { EmbeddedDatabaseError } from './kernel/db/embedded/index.ts';
import { closePools, openPools } from './kernel/db/open-pools.ts';
import { joinDatabase } from './kernel/db/reach-database.ts';
import { Translator } from './kernel/i18n/translator.ts';
import { runCommand, UsageError } from './modules/operators/index.ts';

const connections = 2;

/** Runs one command of the operator on the server's own database, whether the server runs or not. */
async function main(args: readonly string[]): Promise<readonly string[]> {
  const config = readConfig();
  const log = createLog({ logLevel: 'error' });
  const database = await joinDatabase(config, log);
  try {
    const pools = await openPools(database.connection, connections);
    try {
      return await runCommand(await createKernel(config, pools, log), args);
    } finally {
      await closePools(pools);
    }
  } finally {
    await database.stop();
  }
}

async function explain(error: unknown): Promise<string> {
  if (error instanceof Refusal) return refusalText(error);
  const isPlain = [UsageError, ConfigError, EmbeddedDatabaseError].some((kind) => error instanceof kind);
  const isOption = error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof Error && (isPlain || isOption)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function refusalText({ code, params, fields }: Refusal): Promise<string> {
  const translator = await Translator.load();
  if (fields.length === 0) return translator.errorText('en', code, params);
  return fields
    .map((field) => `${field.path}: ${translator.errorText('en', field.code, field.params, field.path)}`)
    .join('\n');
}

try {
  for (const line of await main(process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${await explain(error)}\n`);
  process.exitCode = 1;
}
