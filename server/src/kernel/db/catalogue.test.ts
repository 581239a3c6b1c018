// Runs on every PostgreSQL: row-level security and the catalogues.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addTestPerson, type TestPerson } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { inCompany } from './database.ts';
import { readFileSync } from 'node:fs';

const app = await startTestApp();
const { db } = app.kernel;

/**
 * Small global tables that name companies and hold none of their business
 * (docs/decisions/company-fence-and-cells.md, docs/decisions/lists-and-search-of-people.md).
 */
const directories = [
  'access_rules',
  'address_confirmations',
  'calendar_feeds',
  'companies',
  'department_search',
  'invitation_flows',
  'invitation_links',
  'login_ids',
  'login_ties',
  'mail_domains',
  'outbox',
  'pending_log_ins',
  'people_search',
  'registration_flows',
  'rights_versions',
  'sessions',
  'structure_members',
  'structure_offers',
  'verified_contacts',
  'waiting_contacts',
];

/** Functions that run as the owner and so see past the fence; each is small and checks for itself. */
const definerFunctions = [
  'background_jobs',
  'companies_at',
  'count_background_jobs',
  'count_failed_log_ins',
  'destroy_ended_company',
  'destroy_rows_of_company',
  'end_department_search',
  'end_people_search',
  'enqueue_job',
  'find_departments',
  'find_open_invitation',
  'find_people',
  'flow_invitation',
  'give_up_background_job',
  'hasten_messages',
  'heads_recorded_since',
  'is_session_outdated',
  'keep_department_search',
  'keep_new_department_search',
  'keep_new_people_search',
  'keep_people_search',
  'people_by_numbers',
  'purge_audit_rows',
  'purge_failed_log_ins',
  'purge_imports',
  'purge_row_runs',
  'purge_undo_steps',
  'read_credentials',
  'read_initial_password',
  'read_initial_password_of',
  'read_password_of',
  'read_recoverable',
  'read_recovery_of',
  'retry_background_job',
  'take_pin_try',
  'taken_numbers',
  'tidy_initial_passwords',
  'tidy_invitations',
];

const guardedTables = await namesOf<{ name: string }>(sql`
  select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'company_code'
    and c.relname <> all (${directories}) order by 1`);

async function namesOf<T extends { name: string }>(query: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await (query as ReturnType<typeof sql<T>>).execute(db);
  return rows.map(({ name }) => name);
}

test('the directories are as declared: tables with a company and without row-level security', async () => {
  const found = await namesOf(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'company_code'
      and not c.relrowsecurity order by 1`);
  expect(found).toEqual(directories);
});

describe('MEM-04 row-level security of a company’s rows', () => {
  test('exists on every table with a company, and is forced for the owner too', async () => {
    expect(guardedTables).toEqual(expect.arrayContaining(['audit_log', 'memberships', 'passwords', 'people']));
    const open = await namesOf(sql`
      select c.relname as name from pg_class c where c.relname = any (${guardedTables})
        and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity and exists (
          select from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polpermissive
            and pg_get_expr(p.polqual, p.polrelid) = '(company_code = app_company())'
            and pg_get_expr(p.polwithcheck, p.polrelid) = '(company_code = app_company())'))`);
    expect(open).toEqual([]);
  });

  test('has one policy per table, as a second one would widen it', async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = 'public'::regnamespace
      group by c.oid having count(*) > 1`.execute(db);
    expect(rows).toEqual([]);
  });

  /** Indexes unique over the whole suite, across companies. */
  const acrossCompanies = ['passkeys_credential_id_key'];

  test('has the company first in every key and index', async () => {
    const others = await namesOf(sql`
      select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indrelid
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
      where c.relname = any (${guardedTables}) and c.relnamespace = 'public'::regnamespace
        and a.attname is distinct from 'company_code'`);
    expect(others).toEqual(acrossCompanies);
  });

  test('is crossed by no foreign key: between tables with companies both sides start with the company', async () => {
    const others = await namesOf(sql`
      select k.conname as name from pg_constraint k join pg_class c on c.oid = k.conrelid
      left join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      left join pg_attribute f on f.attrelid = k.confrelid and f.attnum = k.confkey[1]
      where k.contype = 'f' and c.relname = any (${guardedTables}) and c.relnamespace = 'public'::regnamespace
        and exists (select from pg_attribute t where t.attrelid = k.confrelid and t.attname = 'company_code')
        and (a.attname is distinct from 'company_code' or f.attname is distinct from 'company_code')`);
    expect(others).toEqual([]);
  });

  test('cannot be bypassed by the application’s role', async () => {
    const { rows: roles } = await sql`
      select current_user as role, rolsuper, rolbypassrls from pg_roles where rolname = current_user`.execute(db);
    expect(roles).toEqual([{ role: 'madang_app', rolsuper: false, rolbypassrls: false }]);
    const owned = await namesOf(sql`
      select c.relname as name from pg_class c where pg_get_userbyid(c.relowner) = 'madang_app'
      union all select p.proname from pg_proc p where pg_get_userbyid(p.proowner) = 'madang_app'`);
    expect(owned).toEqual([]);
    const memberOf = await namesOf(sql`
      select g.rolname as name from pg_auth_members m join pg_roles g on g.oid = m.roleid
      join pg_roles r on r.oid = m.member where r.rolname = 'madang_app'`);
    expect(memberOf).toEqual([]);
  });

  test('is bypassed only by the listed functions, none of them open to everyone', async () => {
    const definers = await namesOf(sql`
      select p.proname as name from pg_proc p
      where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`);
    expect(definers).toEqual(definerFunctions);
    const loose = await namesOf(sql`
      select p.proname as name from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace
        and (p.proacl is null or exists (select from aclexplode(p.proacl) g where g.grantee = 0)
          or not coalesce(p.proconfig @> array['search_path=public, pg_temp'], false))`);
    expect(loose).toEqual([]);
  });

  test('is bypassed by no view', async () => {
    const views = await namesOf(sql`
      select c.relname as name from pg_class c where c.relkind in ('v', 'm') and c.relnamespace = 'public'::regnamespace
        and not coalesce(c.reloptions @> array['security_invoker=true'], false)`);
    expect(views).toEqual([]);
  });
});

describe('API-07 another company’s rows', () => {
  const people = Promise.all([addTestPerson(app), addTestPerson(app)]);
  const loginIdOf = async (inside: string, { personId }: TestPerson) =>
    inCompany(db, inside, (tx) =>
      tx.selectFrom('people').select('login_id').where('person_id', '=', personId).execute(),
    );

  test('are invisible, also outside any company', async () => {
    const [own, other] = await people;
    expect(await loginIdOf(own.companyCode, own)).toEqual([{ login_id: own.loginId }]);
    expect(await loginIdOf(own.companyCode, other)).toEqual([]);
    for (const table of guardedTables) {
      const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
      expect([table, rows.length]).toEqual([table, 0]);
    }
  });

  test('cannot be changed, deleted, locked or written', async () => {
    const [own, other] = await people;
    await inCompany(db, own.companyCode, async (tx) => {
      const theirs = sql`where company_code = ${other.companyCode}`;
      const changes = [
        sql`update people set full_name = 'x' ${theirs} returning 1`,
        sql`delete from memberships ${theirs} returning 1`,
        sql`select 1 from people ${theirs} for update`,
      ];
      for (const change of changes) expect((await change.execute(tx)).rows).toEqual([]);
    });
    const write = inCompany(db, own.companyCode, (tx) =>
      tx
        .insertInto('memberships')
        .values({ company_code: other.companyCode, person_id: other.personId, role: 'agency' })
        .execute(),
    );
    await expect(write).rejects.toMatchObject({ code: '42501' });
    const move = inCompany(db, own.companyCode, (tx) =>
      tx
        .updateTable('memberships')
        .set({ company_code: other.companyCode })
        .where('person_id', '=', own.personId)
        .execute(),
    );
    await expect(move).rejects.toMatchObject({ code: '42501' });
  });

  test('remain unreachable after a transaction and after a call within another company', async () => {
    const [own] = await people;
    await sql`select * from read_credentials(${own.loginId})`.execute(db);
    await inCompany(db, own.companyCode, async (tx) => {
      await sql`select * from read_credentials(${(await people)[1].loginId})`.execute(tx);
      const { rows } = await sql`select app_company() as company`.execute(tx);
      expect(rows).toEqual([{ company: own.companyCode }]);
    });
    const connections = await Promise.all(Array.from({ length: 12 }, () => sql`select from people`.execute(db)));
    expect(connections.flatMap(({ rows }) => rows)).toEqual([]);
  });

  test('are not found by an invalid company code', async () => {
    await expect(inCompany(db, `A'; select 1; --`, async () => randomUUID())).rejects.toThrow('not a company code');
  });
});

test('OPS-01 the documents name every table without row-level security, with its reason, and no other', async () => {
  const found = await namesOf(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity
      and relname not in ('schema_migrations', 'test_clock') order by 1`);
  const page = readFileSync(new URL('../../../../docs/operation/tables-without-the-fence.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| (.+) \|$/gm)];
  expect(rows.map(([, name = '']) => name)).toEqual(found);
  expect(rows.filter(([, , reason = '']) => reason.trim().length < 20)).toEqual([]);
});
