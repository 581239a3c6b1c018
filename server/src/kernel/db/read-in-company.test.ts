// Runs on every PostgreSQL: row-level security and statements sent together.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { memberBrowser } from '../../testing/member.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { readInCompany } from './database.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companies = ['ASKA', 'ASKB', 'ASKC'];
for (const companyCode of companies) await memberBrowser(app, { companyCode, role: 'employee' });

/** Selects without a company in the condition: only row-level security limits the rows. */
const seen = (text: string) => sql<{ companyCode: string; text: string }>`
  select distinct company_code as "companyCode", ${text}::text as text from people`;

test('API-07 simultaneous queries each see their own company, whatever connection they share', async () => {
  const asked = Array.from({ length: 120 }, (_, n) => ({ companyCode: companies[n % 3] ?? '', text: `question ${n}` }));
  const answers = await Promise.all(asked.map(({ companyCode, text }) => readInCompany(db, companyCode, seen(text))));
  expect(answers).toEqual(asked.map((query) => [query]));
  const { rows } = await seen('outside').execute(db);
  expect(rows).toEqual([]);
});

test('a failed query reports its own error, affects no others, and its connection continues', async () => {
  const refused = sql`select 1 / ${0}::integer as one`;
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.allSettled([
      ...companies.map((companyCode) => readInCompany(db, companyCode, seen('beside'))),
      ...companies.map((companyCode) => readInCompany(db, companyCode, refused)),
    ]);
    expect(answers.slice(0, 3)).toMatchObject(
      companies.map((companyCode) => ({ status: 'fulfilled', value: [{ companyCode, text: 'beside' }] })),
    );
    expect(answers.slice(3)).toMatchObject(companies.map(() => ({ status: 'rejected', reason: { code: '22012' } })));
  }
});

test('a query writes nothing', async () => {
  const writing = sql`update people set given_name = 'x' returning given_name`;
  await expect(readInCompany(db, 'ASKA', writing)).rejects.toMatchObject({ code: '25006' });
});
