import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates } from 'node:tls';
import pg from 'pg';
import { programPath } from '../../config.ts';
import { BackupError } from './manifest.ts';

/** Runs a program of PostgreSQL that reaches the database as the product does; ends in plain words where it fails. */
export async function runProgram(name: string, args: readonly string[], connection: pg.ClientConfig): Promise<void> {
  const secure = encryptionOf(connection);
  const folder = secure.trusts === 'as Node does' ? await mkdtemp(join(tmpdir(), 'madang-trusted-')) : undefined;
  try {
    const trusted = folder === undefined ? {} : { PGSSLROOTCERT: await writeTrusted(folder) };
    await ended(name, args, { ...addressOf(connection), ...secure.environment, ...trusted });
  } finally {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true });
  }
}

/** Password and address travel in the environment, which other users of the machine do not see. */
function addressOf(connection: pg.ClientConfig): NodeJS.ProcessEnv {
  const { host, port, user = '', password, database = '' } = new pg.Client(connection);
  return {
    PATH: programPath(),
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    ...(typeof password === 'string' ? { PGPASSWORD: password } : {}),
  };
}

interface Encryption {
  readonly environment: NodeJS.ProcessEnv;
  /** PostgreSQL's programs have no list of authorities, where Node has a list of its own. */
  readonly trusts: 'whom the address names' | 'as Node does';
}

/** Returns the encryption that a connection address requests from the driver, in the terms of PostgreSQL's own library. */
export function encryptionOf(connection: pg.ClientConfig): Encryption {
  const [, query = ''] = (connection.connectionString ?? '').split('?');
  const given = new URLSearchParams(query);
  const { ssl } = new pg.Client(connection) as unknown as { readonly ssl?: boolean | Checks };
  const files = { sslrootcert: 'PGSSLROOTCERT', sslcert: 'PGSSLCERT', sslkey: 'PGSSLKEY' };
  const named = Object.entries(files).flatMap(([name, variable]) => {
    const file = given.get(name);
    return file === null ? [] : [[variable, file] as const];
  });
  const mode = modeOf(ssl, given.has('sslmode'));
  const isChecked = mode?.startsWith('verify') ?? false;
  return {
    environment: { ...(mode === undefined ? {} : { PGSSLMODE: mode }), ...Object.fromEntries(named) },
    trusts: isChecked && !given.has('sslrootcert') ? 'as Node does' : 'whom the address names',
  };
}

/** Checks by which the driver verifies the server. */
interface Checks {
  readonly rejectUnauthorized?: boolean;
  readonly checkServerIdentity?: unknown;
}

function modeOf(ssl: boolean | Checks | undefined, isGiven: boolean): string | undefined {
  if (ssl === undefined || ssl === false) return isGiven ? 'disable' : undefined;
  if (ssl === true) return 'verify-full';
  if (ssl.rejectUnauthorized === false) return 'require';
  return ssl.checkServerIdentity === undefined ? 'verify-full' : 'verify-ca';
}

async function writeTrusted(folder: string): Promise<string> {
  const file = join(folder, 'trusted.pem');
  await writeFile(file, getCACertificates('default').join('\n'));
  return file;
}

async function ended(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'ENOENT'
          ? new BackupError(`${name} is not installed; it must not be older than the server`)
          : error,
      );
    });
    child.once('exit', resolve);
  });
  if (code !== 0) throw new BackupError(`${name} failed: ${said.trim().split('\n').slice(0, 3).join(' ')}`);
}
