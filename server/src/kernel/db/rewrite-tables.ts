import type pg from 'pg';

export const rewriteTask = 'rewrite-tables';
/** At night in Korea and Japan; in UTC. */
export const rewriteTime = '40 18 * * *';

/** Where a name stands in clear, to be searched for and told: everything else that a person may take back is sealed. */
const namesInClear = ['people', 'sessions'] as const;

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
    for (const table of namesInClear) {
      const { rows } = await client.query<{ bytes: string }>('select pg_total_relation_size($1::regclass) as bytes', [
        table,
      ]);
      if (Number(rows[0]?.bytes) > most) log.warn({ table }, 'too large to be rewritten by the way');
      else await client.query(`vacuum (full, analyze) ${table}`);
    }
  } finally {
    // Thrown away with its setting.
    client.release(true);
  }
}
