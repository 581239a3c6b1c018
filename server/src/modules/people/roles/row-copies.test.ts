// Runs on every PostgreSQL: triggers.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { asAdmin } from '../../../testing/database/as-admin.ts';
import { addTestCompany } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const waitsFor = ['externalMail', 'mobile', 'opencode'] as const;
type Contact = (typeof waitsFor)[number];

interface Planted {
  readonly personId: string;
  readonly isWaiting: boolean;
  readonly held: readonly Contact[];
}

let marks = 0;
const indexOf = (contact: Contact, { held }: Pick<Planted, 'held'>): Buffer | null => {
  marks += 1;
  return held.includes(contact) ? Buffer.from(`${contact}-${marks}`) : null;
};

/** Inserts people in one statement. */
async function plant(tx: Tx, companyCode: string, people: readonly Planted[]): Promise<void> {
  marks += 1;
  await sql`
    insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
      time_zone, is_confirmed, employee_number, applied_at, external_mail_index, mobile_index, opencode_index)
    select ${companyCode}, person_id, person_id || '@people.example', '한', '봄', '한봄' || n, 'ko', 'KR', 'Asia/Seoul', true,
      'nr-' || ${marks}::integer || '-' || n, case when not waits then app_now() end, mail, mobile, opencode
    from unnest(${people.map(({ personId }) => personId)}::uuid[], ${people.map(({ isWaiting }) => isWaiting)}::boolean[],
      ${people.map((person) => indexOf('externalMail', person))}::bytea[],
      ${people.map((person) => indexOf('mobile', person))}::bytea[],
      ${people.map((person) => indexOf('opencode', person))}::bytea[])
      with ordinality planted (person_id, waits, mail, mobile, opencode, n)`.execute(tx);
}

const someone = (isWaiting: boolean, ...held: Contact[]): Planted => ({ personId: randomUUID(), isWaiting, held });
const idsOf = (people: readonly Planted[]) => people.map(({ personId }) => personId);

/** Compares the rows that triggers wrote about a company's people with those they follow from. */
async function differences(companyCode: string): Promise<unknown[]> {
  return asAdmin(app, async (admin) => {
    const { rows } = await admin.query(
      `with waiting as (
        select option, contact_index, p.person_id from people p cross join lateral (values
          ('externalMail', p.external_mail_index), ('mobile', p.mobile_index), ('opencode', p.opencode_index))
          held (option, contact_index)
        where p.company_code = $1 and p.applied_at is null and contact_index is not null),
      kept as (select option, contact_index, person_id from waiting_contacts where company_code = $1),
      searched as (
        select person_id, e'\\n' || search_text || e'\\n' as written, upper(employee_number) as employee_number
        from people where company_code = $1 and closed_at is null),
      found as (select person_id, written, employee_number from people_search where company_code = $1),
      roles as (select person_id, role from memberships where company_code = $1),
      granted as (select person_id, role from grants where company_code = $1 and permission is null
        and scope_kind = 'company' and valid_from = '-infinity' and valid_until = 'infinity')
      select 'contact missing' as difference, w::text as row from (select * from waiting except all select * from kept) w
      union all select 'contact too many', w::text from (select * from kept except all select * from waiting) w
      union all select 'search missing', s::text from (select * from searched except all select * from found) s
      union all select 'search too many', s::text from (select * from found except all select * from searched) s
      union all select 'grant missing', g::text from (select * from roles except all select * from granted) g
      union all select 'grant too many', g::text from (select * from granted except all select * from roles) g`,
      [companyCode],
    );
    return rows;
  });
}

interface RoleChange {
  readonly person_id: string;
  readonly changes: unknown;
  readonly operation: string | null;
}

async function roleChangesOf(companyCode: string): Promise<RoleChange[]> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<RoleChange>`select person_id, changes -> 'role' as changes, operation from person_changes
      where company_code = ${companyCode} and changes ? 'role' order by change_number`.execute(tx),
  );
  return rows;
}

async function versionsOf(companyCode: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ person_id: string; version: string }>`
    select person_id, version from rights_versions where company_code = ${companyCode}`.execute(db);
  return new Map(rows.map(({ person_id, version }) => [person_id, Number(version)]));
}

test('MEM-01 MEM-03 roles granted, moved and revoked in one statement each record their grants, versions and history', async () => {
  const companyCode = await addTestCompany(app);
  const people = Array.from({ length: 6 }, () => someone(false));
  const ids = idsOf(people);
  const [first = '', second = '', third = '', fourth = '', fifth = '', closed = ''] = ids;
  await inCompany(db, companyCode, (tx) => plant(tx, companyCode, people));
  const work = async (statement: ReturnType<typeof sql>) => {
    const before = await versionsOf(companyCode);
    await inCompany(db, companyCode, (tx) => statement.execute(tx));
    expect(await differences(companyCode)).toEqual([]);
    const after = await versionsOf(companyCode);
    return ids.filter((id) => (after.get(id) ?? 0) > (before.get(id) ?? 0));
  };
  const give = (role: string, to: readonly string[]) => sql`
    insert into memberships (company_code, person_id, role)
    select ${companyCode}, id, ${role} from unnest(${to}::uuid[]) id on conflict do nothing`;
  expect((await work(give('employee', ids))).toSorted()).toEqual(ids.toSorted());
  expect(await roleChangesOf(companyCode)).toEqual([]);
  expect(await work(give('administrator', [first]))).toEqual([first]);
  expect(await work(give('administrator', [first, second, third]))).toEqual([second, third]);
  expect(await work(give('administrator', [second]))).toEqual([]);
  expect(
    await work(sql`update memberships set person_id = case person_id when ${second}::uuid then ${fourth}::uuid else ${fifth}::uuid end
      where company_code = ${companyCode} and role = 'administrator' and person_id = any(${[second, third]}::uuid[])`),
  ).toEqual([second, third, fourth, fifth]);
  await work(sql`update people set closed_at = app_now(), employment_status = 'R'
    where company_code = ${companyCode} and person_id = ${closed}::uuid`);
  expect(
    await work(sql`delete from memberships where company_code = ${companyCode}
      and (role = 'administrator' and person_id <> ${first}::uuid or person_id = ${closed}::uuid)`),
  ).toEqual([fourth, fifth, closed]);
  expect(await work(sql`delete from memberships where company_code = ${companyCode} and role = 'operator'`)).toEqual(
    [],
  );
  const seen = (await roleChangesOf(companyCode)).map(({ person_id: id, changes }) => [ids.indexOf(id), changes]);
  const [given, taken] = [
    [null, 'administrator'],
    ['administrator', null],
  ];
  const inAnyOrder = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  expect(inAnyOrder(seen.slice(0, 3))).toEqual(inAnyOrder([0, 1, 2].map((at) => [at, given])));
  expect(inAnyOrder(seen.slice(3, 7))).toEqual(
    inAnyOrder([
      [1, taken],
      [2, taken],
      [3, given],
      [4, given],
    ]),
  );
  expect(inAnyOrder(seen.slice(7))).toEqual(
    inAnyOrder([
      [3, taken],
      [4, taken],
    ]),
  );
});

test('MEM-02 a role that ends keeps grants of the same role with a limit of time or place', async () => {
  const companyCode = await addTestCompany(app);
  const person = someone(false);
  const limited = () =>
    inCompany(db, companyCode, async (tx) => {
      const { rows } = await sql`select role, scope_kind, valid_until from grants
        where company_code = ${companyCode} order by scope_kind, valid_until`.execute(tx);
      return rows;
    });
  const until = new Date('2030-01-01T00:00:00Z');
  await inCompany(db, companyCode, async (tx) => {
    await plant(tx, companyCode, [person]);
    await sql`insert into grants (company_code, person_id, role, scope_kind, scope_id, valid_until) values
      (${companyCode}, ${person.personId}, 'administrator', 'department', 'TOP', 'infinity'),
      (${companyCode}, ${person.personId}, 'administrator', 'company', '', ${until})`.execute(tx);
  });
  const before = await limited();
  await inCompany(db, companyCode, async (tx) => {
    await sql`insert into memberships (company_code, person_id, role) values (${companyCode}, ${person.personId}, 'administrator')`.execute(
      tx,
    );
    await sql`delete from memberships where company_code = ${companyCode}`.execute(tx);
  });
  expect(await limited()).toEqual(before);
});

test('USR-03 contacts of waiting people stay correct for one and for many rows, on every change', async () => {
  const companyCode = await addTestCompany(app);
  const work = async (statement: (tx: Tx) => Promise<unknown>) => {
    await inCompany(db, companyCode, statement);
    expect(await differences(companyCode)).toEqual([]);
  };
  const waiting = [someone(true, 'externalMail'), someone(true, 'externalMail', 'mobile', 'opencode'), someone(true)];
  const applied = [someone(false, 'externalMail', 'mobile'), someone(false)];
  await work((tx) => plant(tx, companyCode, [...waiting, ...applied]));
  await work((tx) => plant(tx, companyCode, [someone(true, 'mobile')]));
  await work((tx) => plant(tx, companyCode, [someone(false, 'mobile')]));
  const [one = '', two = '', three = ''] = idsOf(waiting);
  const change = (set: ReturnType<typeof sql>, ids: readonly string[]) =>
    work((tx) =>
      sql`update people set ${set} where company_code = ${companyCode} and person_id = any(${ids}::uuid[])`.execute(tx),
    );
  await change(sql`external_mail_index = convert_to('new-' || person_id, 'UTF8')`, [one, two, three]);
  await change(sql`full_name = '한가람', employee_number = null`, [one]);
  await change(sql`mobile_index = null, full_name = full_name || '둘'`, [one, two]);
  await change(sql`applied_at = app_now()`, [one, two]);
  await change(sql`applied_at = null`, idsOf(applied));
  await change(sql`closed_at = app_now(), employment_status = 'R'`, [...idsOf(applied), three]);
  const remove = (ids: readonly string[]) =>
    work((tx) =>
      sql`delete from people where company_code = ${companyCode} and person_id = any(${ids}::uuid[])`.execute(tx),
    );
  await remove([one]);
  await remove([two, three, ...idsOf(applied)]);
  await remove([randomUUID()]);
  const { rows } = await sql`select person_id from waiting_contacts where company_code = ${companyCode}`.execute(db);
  expect(rows).toHaveLength(1);
});

test('USR-03 a company that has ended refuses new people, one or many', async () => {
  const companyCode = await addTestCompany(app);
  await inCompany(db, companyCode, (tx) => plant(tx, companyCode, [someone(true, 'mobile')]));
  await sql`update companies set ended_at = app_now(), destroyed_after = app_now() where company_code = ${companyCode}`.execute(
    db,
  );
  for (const many of [[someone(true, 'mobile')], [someone(false), someone(true)]]) {
    await expect(inCompany(db, companyCode, (tx) => plant(tx, companyCode, many))).rejects.toMatchObject({
      constraint: 'companies_in_service',
    });
  }
  expect(await differences(companyCode)).toEqual([]);
});
