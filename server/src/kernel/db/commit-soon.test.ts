import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { commitSoon } from './commit-soon.ts';

const app = await startTestApp({ work: false });

test('OPS-01 a statement of counts answers before the disk has them, and the next one on its connection waits again', async () => {
  await app.kernel.db.connection().execute(async (db) => {
    await sql`set synchronous_commit = on`.execute(db);
    const own = sql<{ own: string }>`
      with ${sql.raw(commitSoon)} select set_config as own from commit_soon`.execute(db);
    expect((await own).rows).toEqual([{ own: 'off' }]);
    const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
    expect(rows).toEqual([{ synchronous_commit: 'on' }]);
    await sql`reset synchronous_commit`.execute(db);
  });
});
