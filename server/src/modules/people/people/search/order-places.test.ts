// Runs on every PostgreSQL: which rows a plan reads, under row-level security.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { plantPeople } from '../../../../testing/database/planted-people.ts';
import { rowsReadBy } from '../../../../testing/database/read-rows.ts';
import { addTestCompany } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { isFrom } from './anchors.sql.ts';
import { directionOf, isIndexed, orderColumns, type PeopleOrder } from './orders.sql.ts';

const app = await startTestApp({ work: false });
const people = 20_000;
const companyCode = await addTestCompany(app);
await plantPeople(app, companyCode, people);
const columns = Object.keys(orderColumns) as PeopleOrder['by'][];
const orders = columns.flatMap((by) => [false, true].map((descending) => ({ by, descending })));

test.for(orders.filter(isIndexed))(
  'USR-01 a late page in the order of $by, descending: $descending, reads no earlier page',
  async (order) => {
    const direction = directionOf(order.descending);
    const ordered = sql`order by ${orderColumns[order.by]} ${direction}, p.person_id ${direction}`;
    const listed = sql`p.company_code = ${companyCode} and p.closed_at is null`;
    const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
      sql<{ key: string; personId: string }>`
      select (${orderColumns[order.by]})::text as key, p.person_id as "personId" from people p where ${listed} ${ordered}
      offset ${people / 2} limit 1`.execute(tx),
    );
    const [anchor] = rows;
    if (!anchor) throw new Error('no one stands there');
    const page = sql`select p.person_id from people p where ${listed} and ${isFrom(order, { ...anchor, offset: people / 2 })}
    ${ordered} limit 50`;
    const { sql: text, parameters: values } = page.compile(app.kernel.db);
    expect((await rowsReadBy(app, companyCode, { text, values })).read).toBeLessThan(200);
  },
);
