import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { createKernel, createLog } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { explainStart } from './explain-start.ts';
import { permitFirstLinks } from './platform/audit-chain/permit-first-links.ts';
import { backUp } from './platform/backup/back-up.ts';
import { missingKeys } from './platform/backup/backup-keys.ts';
import { bringFiles } from './platform/backup/copy-files.ts';
import { BackupError, check } from './platform/backup/manifest.ts';
import { restore } from './platform/backup/restore.ts';
import { missingFiles } from './platform/backup/verify-installation.ts';
import { openDatabase } from './kernel/db/database.ts';
import { closePools, openPools } from './kernel/db/open-pools.ts';
import { joinDatabase, onlyHost, requestsWay } from './kernel/db/reach-database.ts';
import { openFiles, patient } from './kernel/files/open-files.ts';
import { keyStatus } from './platform/keys/key-commands.ts';
import { keyedOf } from './platform/keys/keyed-tables.ts';
import { modules } from './modules/index.ts';
import { unseenWithoutHeads, verifyRecords } from './modules/views/audit-log/index.ts';

const usage = `npm run backup -- --to <new folder>
npm run restore -- --from <folder> [--accept-missing]    into the new database of DATABASE_URL, or a new MADANG_DATA
npm run bring-files -- --from <folder>                   files of another folder to where the settings keep them, such as a bucket
npm run verify -- --from <folder>                        a back-up: its checksums, and whether its keys are named
npm run verify                                           the installation: keys, files that rows name, records`;

const log = createLog({ logLevel: 'error' });

async function main(config: Config, [command, ...args]: readonly string[]): Promise<readonly string[]> {
  const { values } = parseArgs({
    args,
    options: {
      to: { type: 'string' },
      from: { type: 'string' },
      'accept-missing': { type: 'boolean', default: false },
    },
  });
  if (command === 'backup' && values.to !== undefined) return runBackup(config, resolve(values.to));
  if (command === 'restore' && values.from !== undefined) {
    return runRestore(config, resolve(values.from), values['accept-missing']);
  }
  if (command === 'bring-files' && values.from !== undefined) return runBringFiles(config, resolve(values.from));
  if (command === 'verify')
    return values.from === undefined ? verifyHere(config) : verifyBackup(config, resolve(values.from));
  throw new BackupError(usage);
}

async function runBackup(config: Config, folder: string): Promise<string[]> {
  const database = await joinDatabase(config, log);
  try {
    const { files, keys } = await backUp(config, await onlyHost(database.connection), folder);
    return [
      `${folder}: database, ${files.count} files, checksums, fingerprints of ${keys.length} keys`,
      'The keys are not in it. Without them it cannot be read: keep them elsewhere.',
    ];
  } finally {
    await database.stop();
  }
}

async function runBringFiles(config: Config, folder: string): Promise<string[]> {
  const files = openFiles(config, patient);
  await files.prove();
  const { brought, found } = await bringFiles(files, folder);
  if (found === 0) {
    throw new BackupError(
      `${folder} has no file of a company (<company>/<file>); of a back-up or a data folder name files/ in it`,
    );
  }
  return [`${brought} files were brought; those that were there already stayed`];
}

async function runRestore(config: Config, folder: string, accepts: boolean): Promise<string[]> {
  const { manifest, lacks } = await restore(config, { folder, accepts, log });
  return [
    `restored as of ${manifest.madeAt}`,
    ...lacks,
    'It sends nothing and runs no job until it is told to: npm run operator -- work resume',
  ];
}

async function verifyBackup(config: Config, folder: string): Promise<string[]> {
  const { manifest, missing, changed } = await check(folder);
  const lacks = [
    ...missing.map((file) => `${file} is missing`),
    ...changed.map((file) => `${file} is not as it was`),
    ...missingKeys(manifest.keys, config),
  ];
  if (lacks.length > 0) throw new BackupError(lacks.join('\n'));
  return [`whole: of ${manifest.madeAt}, ${manifest.files.count} files, all keys named`];
}

async function verifyHere(config: Config): Promise<string[]> {
  const database = await joinDatabase(config, log);
  try {
    const pools = await openPools(database.connection, 2, requestsWay(config), { migrated: permitFirstLinks(config) });
    try {
      const kernel = await createKernel(config, pools, log);
      const files = openFiles(config, patient);
      await files.prove();
      const owner = { ...kernel, files, db: openDatabase(pools.owner) };
      const unknown = (await keyStatus({ ...owner, keyed: keyedOf(modules) })).filter((line) =>
        line.includes('not known'),
      );
      const named = modules.flatMap((module) => module.namedFiles ?? []);
      const lost = await missingFiles(owner, named);
      const records = await verifyRecords(owner, {});
      const lacks = [...unknown, ...lost, ...(records.isWhole ? [] : records.lines)];
      if (lacks.length > 0) throw new BackupError(lacks.join('\n'));
      return [
        'whole: every key is named, every file that a row names is there, the records verify',
        unseenWithoutHeads,
      ];
    } finally {
      await closePools(pools);
    }
  } finally {
    await database.stop();
  }
}

let config: Config | undefined;
try {
  config = readConfig(undefined, (text) => process.stderr.write(`${text}\n`));
  for (const line of await main(config, process.argv.slice(2))) process.stdout.write(`${line}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof BackupError ? error.message : explainStart(error, config)}\n`);
  process.exitCode = 1;
}
