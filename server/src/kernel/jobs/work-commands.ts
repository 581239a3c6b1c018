import { parseArgs } from 'node:util';
import pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { pauseWork, readPause, resumeWork } from './paused-work.ts';

/** `work status`, `work pause [--copy]` and `work resume [--send-waiting]`; undefined for anything else. */
export async function workCommand(db: Database, [verb, ...args]: readonly string[]): Promise<string[] | undefined> {
  const { values } = parseArgs({
    args: [...args],
    options: { copy: { type: 'boolean', default: false }, 'send-waiting': { type: 'boolean', default: false } },
  });
  if (verb === 'status') return workStatus(db);
  if (verb === 'pause') {
    await pauseWork(db, values.copy);
    return ['background work is paused: no mail and no job within 5 seconds'];
  }
  if (verb !== 'resume') return undefined;
  const dropped = await resumeWork(db, { sendsWaiting: values['send-waiting'] });
  const not = dropped > 0 ? [`${dropped} messages that waited when the copy was made are not sent`] : [];
  return ['background work goes on within 5 seconds', ...not];
}

async function workStatus(db: Database): Promise<string[]> {
  const pause = await readPause(db);
  const { rows } = await sql<{
    waiting: string;
  }>`select count(*) as waiting from outbox where state = 'waiting'`.execute(db);
  const standbys = await standbysOf(db);
  return [
    pause ? `paused since ${pause.since.toISOString()}${pause.isCopy ? ', as a restored copy' : ''}` : 'at work',
    `${rows[0]?.waiting ?? 0} messages wait to be sent`,
    ...(standbys === '' ? [] : [`writes wait for the standbys ${standbys} (synchronous_standby_names)`]),
  ];
}

async function standbysOf(db: Database): Promise<string> {
  const { rows } = await sql<{ names: string }>`select current_setting('synchronous_standby_names') as names`.execute(
    db,
  );
  return rows[0]?.names ?? '';
}

/**
 * A copy of a cluster names the standbys of the original, and every write of it waits for them. Emptied before anything is
 * written, which takes a superuser.
 */
export async function emptyStandbys(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ names: string }>(
      `select current_setting('synchronous_standby_names') as names`,
    );
    if (!rows[0]?.names) return;
    await client.query(`alter system set synchronous_standby_names = ''`);
    await client.query('select pg_reload_conf()');
  } finally {
    await client.end();
  }
}
