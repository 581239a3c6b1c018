import { afterAll, expect } from 'vitest';
import type { TestApp } from '../test-app.ts';

/** Waits until so many statements of the test's database wait for a row that another transaction holds. */
export async function rowWaitsOf({ pools }: TestApp): Promise<(count: number) => Promise<void>> {
  // As anyone who connected, who sees what the product's roles wait for.
  const admin = await pools.owner.connect();
  await admin.query('set role none');
  afterAll(async () => {
    await admin.query('set role madang_owner');
    admin.release();
  });
  const waiting = async () => {
    const { rows } = await admin.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count ?? 0;
  };
  return (count) => expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBe(count);
}
