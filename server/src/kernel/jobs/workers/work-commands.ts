import { parseArgs } from 'node:util';
import pg from 'pg';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { pauseWork, readPause, resumeWork } from './paused-work.ts';

/** A command that does not fit. */
export class WorkCommandError extends Error {
  override name = 'WorkCommandError';
}

export interface WorkCommand {
  readonly verb: 'status' | 'pause' | 'resume';
  readonly isCopy: boolean;
  readonly sendsWaiting: boolean;
}

const options = { copy: 'pause', 'send-waiting': 'resume' } as const;

/** `work status`, `work pause [--copy]` and `work resume [--send-waiting]`; undefined for anything else. */
export function readWorkCommand([verb, ...args]: readonly string[]): WorkCommand | undefined {
  if (verb !== 'status' && verb !== 'pause' && verb !== 'resume') return undefined;
  const { values } = parseArgs({
    args: [...args],
    options: { copy: { type: 'boolean' }, 'send-waiting': { type: 'boolean' } },
  });
  for (const [option, owner] of Object.entries(options)) {
    if (values[option as keyof typeof options] && verb !== owner) {
      throw new WorkCommandError(`--${option} belongs to work ${owner}; nothing was done`);
    }
  }
  return { verb, isCopy: values.copy ?? false, sendsWaiting: values['send-waiting'] ?? false };
}

/** Does what was asked for, but for the standbys of a copy, which are seen to before. */
export async function workCommand(db: Database, { verb, isCopy, sendsWaiting }: WorkCommand): Promise<string[]> {
  if (verb === 'status') return workStatus(db);
  if (verb === 'pause') {
    await pauseWork(db, isCopy);
    return ['background work is paused: no mail and no job within 5 seconds'];
  }
  const dropped = await resumeWork(db, { sendsWaiting });
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
 * Empties a copied cluster's list of standbys, for which every write would wait. Needs a superuser; a followed server
 * is left alone.
 */
export async function emptyStandbys(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query<{ names: string; followers: number }>(
      `select current_setting('synchronous_standby_names') as names,
         (select count(*)::integer from pg_stat_replication) as followers`,
    );
    const { names = '', followers = 0 } = rows[0] ?? {};
    if (followers > 0) {
      throw new WorkCommandError(
        `${followers} servers follow this one (pg_stat_replication), so it is no fresh copy; nothing was done. work pause without --copy pauses it, and leaves its standbys alone`,
      );
    }
    if (names === '') return [];
    await client.query(`alter system set synchronous_standby_names = ''`);
    await client.query('select pg_reload_conf()');
    return [`synchronous_standby_names was ${names} and is empty now: no write waits for a standby`];
  } finally {
    await client.end();
  }
}
