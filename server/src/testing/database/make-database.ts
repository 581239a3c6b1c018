import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** On the tests' server; `template` goes on the statement that makes it. */
export async function createDatabase(template: string): Promise<pg.ClientConfig> {
  const connection = { ...inject('testServer'), database: `madang_test_${randomBytes(6).toString('hex')}` };
  await onServer(connection, `create database ${connection.database} template ${template} strategy file_copy`);
  return connection;
}

export async function dropDatabase(connection: pg.ClientConfig): Promise<void> {
  await onServer(connection, `drop database if exists ${connection.database} with (force)`);
}

async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
