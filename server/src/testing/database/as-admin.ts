import type pg from 'pg';
import type { TestApp } from '../test-app.ts';

/** Work as the user that connected: row-level security holds for the owner too, but not for that one. */
export async function asAdmin<T>(
  { pools }: Pick<TestApp, 'pools'>,
  work: (admin: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const admin = await pools.owner.connect();
  try {
    await admin.query('set role none');
    return await work(admin);
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
}
