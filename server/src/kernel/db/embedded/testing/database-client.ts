import pg from 'pg';
import { type Connection } from '../readiness.ts';

/** Runs one statement on a connection of its own, so that a test sees the server as a newcomer does. */
export async function ask<Row extends pg.QueryResultRow>(
  connection: Connection | undefined,
  statement: string,
): Promise<Row[]> {
  if (!connection) throw new Error('the database did not start');
  const client = new pg.Client({ ...connection, ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
