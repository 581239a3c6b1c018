import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { askedPart, askParts, questionsOf } from './asked-parts.ts';
import { queryBatch } from './query-batch.ts';

const app = await startTestApp({ work: false });
const number = (n: number) => sql<{ n: number }>`select ${n}::integer as n`;

test('parts of several capabilities are queried together, and each reads its own results by its own names', async () => {
  let statements = 0;
  const parts = {
    cards: [
      askedPart({ same: number(1), other: number(2) }, ({ same, other }) => [...same, ...other]),
      askedPart({ same: number(3) }, ({ same: [row] }) => Promise.resolve(row?.n)),
    ],
    notices: [askedPart({}, () => 'asks nothing'), askedPart({ same: number(4) }, ({ same }) => same.length)],
  };
  const read = await askParts((questions) => {
    statements += 1;
    return queryBatch(app.kernel.db, 'MADANG', questions);
  }, parts);
  expect(read).toEqual({ cards: [[{ n: 1 }, { n: 2 }], 3], notices: ['asks nothing', 1] });
  expect([statements, Object.keys(questionsOf(parts)).length]).toEqual([1, 4]);
});
