// Runs on every PostgreSQL: which rows a plan reads.
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { recordList } from '@madang/contract/views/audit-log/filters.ts';
import { recordsOf } from '../../../kernel/audit/records.sql.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import { rowsReadBy } from '../../../testing/database/read-rows.ts';
import { addTestCompany } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { queryOf } from './records.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const oldRows = 4_000;

test('MEM-07 a search of the last 31 days reads no earlier rows, however few it finds', async () => {
  const companyCode = await addTestCompany(app, {});
  await plantRows(
    app,
    companyCode,
    sql`
      insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id, occurred_at)
      select ${companyCode}, case when n % 2 = 0 then 'log-in' else 'change-department' end, 'system', 'company', ${companyCode},
        'planted', app_now() - case when n <= 6 then interval '1 day' else interval '60 days' end - n * interval '1 minute'
      from generate_series(1, ${oldRows}::integer) n`,
  );
  await app.pools.owner.query('analyze audit_log');
  for (const wanted of [{ kind: 'all' }, { kind: 'logIns' }, { kind: 'all', operation: 'change-department' }]) {
    const filters = queryOf(app.kernel.operations, recordList.parse(wanted));
    const query = recordsOf({ companyCode, timeZone: 'Asia/Seoul', ...filters, limit: 51 });
    const found = await inCompany(db, companyCode, async (tx) => (await query.execute(tx)).rows.length);
    expect(found).toBe(wanted.kind === 'all' && !wanted.operation ? 6 : 3);
    const { sql: text, parameters: values } = query.compile(db);
    expect((await rowsReadBy(app, companyCode, { text, values })).inVain).toBeLessThan(oldRows / 10);
  }
});
