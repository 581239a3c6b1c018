import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { templateName } from '../template.ts';

export interface OwnDatabase {
  readonly connection: pg.ClientConfig;
  /** Address for the setting of a process. */
  readonly url: string;
}

/** A database of the tests' server that holds the schema, or nothing where `template` says so, until the test has ended. */
export async function ownDatabase(template: 'schema' | 'nothing' = 'schema'): Promise<OwnDatabase> {
  const connection = await createDatabase(template === 'schema' ? templateName : `template0 encoding 'UTF8'`);
  onTestFinished(() => dropDatabase(connection));
  return { connection, url: urlOf(connection) };
}

/** Creates a database on the tests' server from `template`. */
export async function createDatabase(template: string): Promise<pg.ClientConfig> {
  const server = inject('testServer');
  const database = `madang_test_${randomBytes(6).toString('hex')}`;
  await ask({ ...server, database: 'postgres' }, `create database ${database} template ${template} strategy file_copy`);
  return { ...server, database };
}

export async function dropDatabase({ database, ...server }: pg.ClientConfig): Promise<void> {
  await ask({ ...server, database: 'postgres' }, `drop database if exists ${database} with (force)`);
}

/** A host that is a folder holds the server's socket. */
function urlOf({ host = '', port = 5432, user = '', password, database = '' }: pg.ClientConfig): string {
  const url = new URL(`postgres://localhost:${port}/${database}`);
  url.username = user;
  if (typeof password === 'string') url.password = password;
  if (host.startsWith('/')) url.searchParams.set('host', host);
  else url.hostname = host;
  return url.href;
}

/** One statement as the user who connects. */
export async function ask<T extends pg.QueryResultRow>(
  connection: pg.ClientConfig,
  text: string,
  values: readonly unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
