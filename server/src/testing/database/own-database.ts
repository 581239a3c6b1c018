import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { templateName } from '../template.ts';

export interface OwnDatabase {
  readonly connection: pg.ClientConfig;
  /** For the setting of a process. */
  readonly url: string;
}

/** A database of the tests' server that holds the schema, or nothing where `template` says so, until the test has ended. */
export async function ownDatabase(template: 'schema' | 'nothing' = 'schema'): Promise<OwnDatabase> {
  const server = inject('testServer');
  const database = `madang_test_${randomBytes(6).toString('hex')}`;
  const from = template === 'schema' ? templateName : `template0 encoding 'UTF8'`;
  await onServer(server, `create database ${database} template ${from} strategy file_copy`);
  onTestFinished(() => onServer(server, `drop database if exists ${database} with (force)`));
  return { connection: { ...server, database }, url: urlOf({ ...server, database }) };
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

async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  await client.query(statement);
  await client.end();
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
