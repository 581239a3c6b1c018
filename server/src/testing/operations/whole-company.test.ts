// Runs on every PostgreSQL: which rows a plan reads, under row-level security.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { inCompany } from '../../kernel/db/database.ts';
import type { AnyQuery } from '../../kernel/operations/definition.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { runQuery } from '../../kernel/operations/queries.ts';
import { readSession } from '../../kernel/session/session.ts';
import { addDepartments } from '../../demo/at-size.sql.ts';
import { askedOf, type AskedStatement } from '../database/count-statements.ts';
import { plantPeople } from '../database/planted-people.ts';
import { tablesReadBy } from '../database/read-rows.ts';
import { addMember } from '../member.ts';
import { startTestApp } from '../test-app.ts';
import { refusalOf } from './example-companies.ts';
import { inputFor } from './smallest-input.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const companyCode = 'WHOLE';
/** Rows of the company; a statement that reads half of them reads the company whole. */
const sizes = { people: 20_000, departments: 2_000, audit_log: 20_000 } as const;
const queries = kernel.operations.all().filter((each): each is AnyQuery => each.kind === 'query');
const { secret } = await addMember(kernel.db, { companyCode, role: 'administrator' });
const reader = await readSession(kernel, { setUpSecret: undefined, address: '192.0.2.1', secret });

beforeAll(async () => {
  await inCompany(kernel.db, companyCode, (tx) => addDepartments(tx, companyCode, sizes.departments));
  await plantPeople(app, companyCode, sizes.people);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`
      insert into audit_log (company_code, operation, actor_kind, actor_id, target_kind, target_id, request_id, occurred_at)
      select ${companyCode}, 'read-employee', 'person', person_id, 'person', person_id::text, 'planted',
        app_now() - n * interval '3 minutes'
      from (select person_id, row_number() over (order by person_id) as n from people where company_code = ${companyCode}) p`.execute(
      tx,
    ),
  );
  await app.pools.owner.query('analyze people, departments, audit_log');
});

/** Queries that read a table of the company whole, each with its reason. */
const wholeReaders: Readonly<Record<string, string>> = {};

const reads = ({ text }: AskedStatement) =>
  /^\s*(select|with)\b/i.test(text) && !/\b(insert into|delete from|update \w+ set|for update)\b/i.test(text);

test('OPS-06 no query but the named ones reads a table of a large company whole', { timeout: 300_000 }, async () => {
  if (!reader) throw new Error('no session');
  const found = new Set<string>();
  for (const query of queries) {
    if (
      query.permission === 'system' ||
      (query.permission !== 'session' && !reader.rights.everywhere.has(query.permission))
    )
      continue;
    const input = parseInput(query, inputFor(query));
    const request = { id: randomUUID(), address: '', language: 'en' } as const;
    const asked = await askedOf(() => refusalOf(runQuery(kernel, query, { reader, request }, input as never)));
    for (const statement of asked.filter(reads)) {
      const tables = await tablesReadBy(app, companyCode, statement).catch(() => new Map<string, number>());
      for (const [table, size] of Object.entries(sizes))
        if ((tables.get(table) ?? 0) >= size / 2) found.add(`${query.name}: ${table}`);
    }
  }
  expect([...found].toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(wholeReaders).toSorted((a, b) => a.localeCompare(b)),
  );
});
