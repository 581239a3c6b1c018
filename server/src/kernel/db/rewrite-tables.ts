import type pg from 'pg';

export const rewriteTask = 'rewrite-tables';
/** Time of the rewrite in UTC: at night in Korea and Japan. */
export const rewriteTime = '40 18 * * *';

/** Tables that contain a name in clear text, for search and display: all other data that a person may withdraw is encrypted. */
const namesInClear = ['people', 'people_search', 'sessions'] as const;

/** The planner's samples: of other columns now, and of names too in the files of a database that an earlier version filled. */
const samples = 'pg_statistic';

/** Size up to which a table is rewritten, and how long its users are waited for. */
interface Pace {
  readonly mostBytes: number;
  readonly patience: string;
}
/** A few seconds in which no one reads a table. */
const byNight: Pace = { mostBytes: 256 * 1_024 * 1_024, patience: '2s' };
/** Less than a second: everyone is at work. */
const byDay: Pace = { mostBytes: 32 * 1_024 * 1_024, patience: '200ms' };

interface RewriteLog {
  readonly warn: (fields: object, text: string) => void;
}

/** Rewrites tables by day, after a deletion; larger ones wait for the night. */
export async function rewriteByDay(owner: pg.Pool): Promise<void> {
  await rewriteTables(owner, byDay, () => {});
}

/** Rewrites tables by night, even without a deletion; logs those that it leaves alone. */
export async function rewriteByNight(owner: pg.Pool, log: RewriteLog, max = byNight.mostBytes): Promise<void> {
  await rewriteTables(owner, { ...byNight, mostBytes: max }, (table, why) => log.warn({ table }, why));
}

/**
 * RCN-02: writes tables and indexes to new files, since PostgreSQL keeps the bytes of deleted values. Waits briefly for
 * locks; otherwise the job is tried again.
 *
 * @param owner The pool of the role that owns the tables.
 */
async function rewriteTables(owner: pg.Pool, { mostBytes, patience }: Pace, leave: Leave): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`set lock_timeout = '${patience}'`);
    const rewrite = async (table: string) => {
      const { rows } = await client.query<{ bytes: string }>(`select pg_total_relation_size($1::regclass) as bytes`, [
        table,
      ]);
      if (Number(rows[0]?.bytes) > mostBytes) leave(table, 'too large to be rewritten by the way');
      else await client.query(`vacuum (full) ${table}`);
    };
    for (const table of namesInClear) await rewrite(table);
    // As anyone who connected: the catalogue is rewritten by the owner of the database.
    await client.query('set role none');
    if (await answersYes(client, ownsDatabase)) await rewrite(samples);
    else leave(samples, 'rewritten by the owner of the database alone');
    if (await answersYes(client, mayBeginLogAnew)) await beginLogAnew(client);
  } finally {
    // Thrown away with its settings.
    client.release(true);
  }
}

type Leave = (table: string, why: string) => void;

const ownsDatabase = `select pg_has_role(datdba, 'usage') as yes from pg_database where datname = current_database()`;
/** Condition that log files are not reused and have no other reader, as on the embedded server. */
const mayBeginLogAnew = `select current_setting('wal_recycle') = 'off' and rolsuper as yes from pg_roles
  where rolname = current_user`;

async function answersYes(client: pg.PoolClient, query: string): Promise<boolean> {
  const { rows } = await client.query<{ yes: boolean }>(query);
  return rows[0]?.yes === true;
}

/** The write-ahead log holds every row that was written: what it is no longer needed for goes, and the old tables' files with it. */
async function beginLogAnew(client: pg.PoolClient): Promise<void> {
  await client.query('select pg_switch_wal()');
  await client.query('checkpoint');
}
