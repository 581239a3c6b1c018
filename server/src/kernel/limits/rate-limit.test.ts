// Runs on every PostgreSQL: counting at once.
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { refundAttemptSoon, consumeFromLimit } from './rate-limit.ts';

const { kernel, advance } = await startTestApp();
const limit = { count: 5, seconds: 60 };

test('of 64 callers at once exactly the limit succeed', async () => {
  for (let round = 0; round < 20; round += 1) {
    const takers = Array.from({ length: 64 }, () => consumeFromLimit(kernel.db, `round ${round}`, limit));
    const taken = (await Promise.all(takers)).filter(Boolean);
    expect(taken).toHaveLength(limit.count);
  }
});

test('a window that has ended starts again', async () => {
  for (let use = 0; use < limit.count; use += 1) expect(await consumeFromLimit(kernel.db, 'window', limit)).toBe(true);
  expect(await consumeFromLimit(kernel.db, 'window', limit)).toBe(false);
  await advance(61);
  expect(await consumeFromLimit(kernel.db, 'window', limit)).toBe(true);
});

test('a limit of zero refuses everyone', async () => {
  expect(await consumeFromLimit(kernel.db, 'nothing', { count: 0, seconds: 60 })).toBe(false);
});

test('OPS-01 an attempt is refunded once an unreachable database answers again', async () => {
  const one = { count: 1, seconds: 60 };
  expect(await consumeFromLimit(kernel.db, 'away', one)).toBe(true);
  let asked = 0;
  const away = Object.create(kernel.db, {
    updateTable: {
      value: (table: 'rate_counters') => {
        asked += 1;
        if (asked === 1) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        return kernel.db.updateTable(table);
      },
    },
  }) as typeof kernel.db;
  await refundAttemptSoon(away, 'away', one);
  expect(asked).toBe(2);
  expect(await consumeFromLimit(kernel.db, 'away', one)).toBe(true);
});
