import type pg from 'pg';

export const rewriteTask = 'rewrite-tables';
/** At night in Korea and Japan; in UTC. */
export const rewriteTime = '40 18 * * *';

/** Where a name stands in clear, to be searched for and told: everything else that a person may take back is sealed. */
const namesInClear = ['people', 'sessions'] as const;

/** The planner's samples: of other columns now, and of names too in the files of a database that an earlier version filled. */
const samples = 'pg_statistic';

/** Up to so much is rewritten within a few seconds, for which nobody reads it. */
const mostBytes = 256 * 1_024 * 1_024;

interface RewriteLog {
  readonly warn: (fields: object, text: string) => void;
}

/**
 * RCN-02: gives these tables and their indexes new files, for PostgreSQL leaves the bytes of a deleted value in the old ones
 * until their space is used anew. Whoever uses a table for long is not waited for: the job is tried again.
 *
 * @param owner The pool of the role that owns the tables.
 */
export async function rewriteTables(owner: pg.Pool, log: RewriteLog, most = mostBytes): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query(`set lock_timeout = '2s'`);
    for (const table of namesInClear) await rewrite(client, table, { log, most });
    // As whoever connected: the catalogue is rewritten by whom the database belongs to.
    await client.query('set role none');
    if (await ownsDatabase(client)) await rewrite(client, samples, { log, most });
    else log.warn({ table: samples }, 'rewritten by the owner of the database alone');
  } finally {
    // Thrown away with its settings.
    client.release(true);
  }
}

async function rewrite(client: pg.PoolClient, table: string, { log, most }: { log: RewriteLog; most: number }) {
  const { rows } = await client.query<{ bytes: string }>('select pg_total_relation_size($1::regclass) as bytes', [
    table,
  ]);
  if (Number(rows[0]?.bytes) > most) log.warn({ table }, 'too large to be rewritten by the way');
  else await client.query(`vacuum (full) ${table}`);
}

async function ownsDatabase(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `select pg_has_role(datdba, 'usage') as owns from pg_database where datname = current_database()`,
  );
  return rows[0]?.owns === true;
}
