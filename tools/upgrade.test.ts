// Runs on every PostgreSQL: migrations.
import { afterAll, expect, test } from 'vitest';
import { findMigrations, migrate } from '../server/src/kernel/db/migrate.ts';
import { closePools, openPools } from '../server/src/kernel/db/open-pools.ts';
import { openPool } from '../server/src/kernel/db/pool.ts';
import { ensureRoles } from '../server/src/kernel/db/roles.ts';
import { projectRoot, readText } from './kernel/files.ts';
import { schemaAt } from './schema/reach-schema.ts';
import { reachServer } from './schema/reach-server.ts';
import { snapshotText } from './schema/snapshot-text.ts';

const person = '0198a000-0000-7000-8000-000000000001';
const other = '0198a000-0000-7000-8000-000000000003';
const flow = '0198a000-0000-7000-8000-000000000002';

/** Rows that a running release would have written once the named migration stood. */
const rows: Readonly<Record<string, readonly string[]>> = {
  '20261121090000-kernel': [
    `insert into properties (property_key, value) values ('register.closed', '"Y"')`,
    `insert into flows (flow_id, secret_hash, state, expires_at) values ('${flow}', '\\x01', 'sent', '2027-01-01Z')`,
    `insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id)
      values ('HANBIT', 'request-sign-up', 'visitor', 'person', '${person}', 'r1')`,
    `insert into outbox (channel, recipient, content, expires_at) values ('mail', '\\x02', '\\x03', '2027-01-01Z')`,
  ],
  '20261121090100-companies': [
    `insert into companies (company_code, structure_code, name, english_name, service_type, time_zone)
      values ('HANBIT', 'HANBIT', '한빛상사', 'Hanbit', 'PT', 'Asia/Seoul')`,
  ],
  '20261121090200-accounts': [
    `insert into people (company_code, person_id, login_id, surname, given_name, full_name, language,
        residence_country, time_zone, is_confirmed)
      values ('HANBIT', '${person}', 'bitna@madang.example', '한', '빛나', '한빛나', 'ko', 'KR', 'Asia/Seoul', true)`,
    `insert into login_ids (login_id, company_code, person_id) values ('bitna@madang.example', 'HANBIT', '${person}')`,
    `insert into passwords (company_code, person_id, version, password_hash) values ('HANBIT', '${person}', 1, 'h')`,
    `insert into memberships (company_code, person_id, role) values ('HANBIT', '${person}', 'representative')`,
  ],
  '20261121113211-employees': [
    `insert into people (company_code, person_id, login_id, surname, given_name, full_name, language,
        residence_country, time_zone, is_confirmed)
      values ('HANBIT', '${other}', 'huong@madang.example', 'Nguyễn', 'Hương', 'Nguyễn Hương', 'vi', 'VN', 'Asia/Seoul', true)`,
  ],
  '20261121110500-department-search': [
    `insert into departments (company_code, department_code, upper_department_code, name, english_name, language,
        sort_order, search_text)
      values ('HANBIT', 'HANOI', 'TOP', 'Hà Nội', 'Hanoi', 'vi', 1, e'hànội\nhanoi\nhanoi\nhànội')`,
  ],
  '20261121110106-posts': [
    `insert into boards (company_code, board_name, english_board_name, managing_organisation_code, state, sort_order,
        allows_recommendations, allows_comments, allows_replies, is_anonymous, is_favourite, has_head_words,
        needs_approval, shows_author, view_grade, write_grade, reply_grade, uses_validity, validity_days, keep_months)
      values ('HANBIT', '소식', 'News', 'TOP', 'active', 1, true, true, true, false, false, false, false, true,
        5, 5, 5, false, 0, 0)`,
    `insert into posts (company_code, board_number, author_id, head_word, title, content, search_text, state)
      select 'HANBIT', board_number, '${person}', '', 'Đà Nẵng', '<p>ガーデン</p>', 'đà nẵng ガーデン', 'shown' from boards`,
  ],
  '20261121091000-otp': [
    `insert into otp_codes (flow_id, purpose, option, target_index, holder_index, code_hash, expires_at)
      values ('${flow}', 'sign-up', 'mobile', '\\x04', '\\x05', '\\x06', '2027-01-01Z')`,
  ],
};

const server = await reachServer();
const connection = { ...server.connection, database: 'madang_test_upgraded' };
const fresh = { ...server.connection, database: 'madang_test_fresh' };
const onServer = openPool({ connection: server.connection, max: 1, statementTimeoutMs: 0 });
for (const { database } of [connection, fresh]) {
  await onServer.query(`drop database if exists ${database}`);
  await onServer.query(`create database ${database} template template0 encoding 'UTF8'`);
}
const admin = openPool({ connection, max: 1, statementTimeoutMs: 0 });

afterAll(async () => {
  await admin.end();
  for (const { database } of [connection, fresh]) await onServer.query(`drop database ${database}`);
  await onServer.end();
  await server.stop();
});

/** Every row of our tables as JSON, by table. */
async function contents(): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await admin.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'`,
  );
  const found = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows: held } = await admin.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${name} t`,
    );
    found.set(
      name,
      held.map(({ row }) => row),
    );
  }
  return found;
}

// Every migration of the product runs twice.
test(
  'OPS-03 a database upgraded step by step keeps its rows and ends with the schema of a fresh one',
  { timeout: 120_000 },
  async () => {
    const migrations = findMigrations();
    await ensureRoles(admin);
    const owner = openPool({ connection, role: 'madang_owner', max: 2, statementTimeoutMs: 0 });
    for (const [index, { name }] of migrations.entries()) {
      const before = await contents();
      expect(await migrate(owner, migrations.slice(0, index + 1))).toEqual([name]);
      const after = await contents();
      for (const [table, held] of before) {
        // A migration may add columns and rows and make again what searches look into; what stood there stands there still.
        const stands = held.map(({ search_text: _derived, ...row }) => expect.objectContaining(row));
        expect([name, table, after.get(table)]).toEqual([name, table, expect.arrayContaining(stands)]);
      }
      for (const statement of rows[name] ?? []) await admin.query(statement);
    }
    expect(migrations.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(rows)));
    expect(await migrate(owner, migrations)).toEqual([]);
    await owner.end();

    await closePools(await openPools(fresh, 1));
    const schema = snapshotText(await schemaAt(fresh));
    expect(snapshotText(await schemaAt(connection))).toBe(schema);
    expect(schema).toBe(readText(projectRoot, 'server/schema.sql'));
    expect((await contents()).get('people')).toMatchObject([{ full_name: '한빛나' }, { full_name: 'Nguyễn Hương' }]);
  },
);

test('USR-01 values written before searches ignored the marks of Latin letters are found without them', async () => {
  const texts = async (table: string) => ((await contents()).get(table) ?? []).map(({ search_text: text }) => text);
  expect(await texts('people')).toEqual([
    '한빛나\n\n\nbitna@madang.example\nㅎㅂㄴ',
    'nguyenhuong\n\n\nhuong@madang.example\nnguyenhuong',
  ]);
  expect(await texts('departments')).toContain('hanoi\nhanoi\nhanoi\nhanoi');
  expect(await texts('posts')).toEqual(['da nang ガーデン']);
});

test('OPS-03 a start on the upgraded database changes nothing, and an edited migration is refused', async () => {
  const before = await contents();
  await closePools(await openPools(connection, 1));
  expect(await contents()).toEqual(before);
  const owner = openPool({ connection, role: 'madang_owner', max: 1, statementTimeoutMs: 0 });
  const [first, ...others] = findMigrations();
  if (!first) throw new Error('no migration was found');
  await expect(migrate(owner, [{ ...first, sha256: 'other' }, ...others])).rejects.toThrow(/was edited/);
  await owner.end();
});
