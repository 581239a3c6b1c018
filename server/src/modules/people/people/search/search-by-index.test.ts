// Runs on every PostgreSQL: search by SQL, row-level security and triggers.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hangulTypedAs } from '@madang/contract/kernel/search/hangul-layout.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import { addTestCompany, addTestPerson, employeesOf, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { identifiersIn } from '../fields/pasted-identifiers.ts';
import { readPeople, selectPersonIds } from './people-pages.sql.ts';
import { orderColumns, type PeopleOrder } from './orders.sql.ts';
import { chosen, type PeopleSelection } from './selection.sql.ts';

const app = await startTestApp({ work: false });
const { db, keyring } = app.kernel;
const { list, register } = employeesOf(app);
const companyCode = await addTestCompany(app);
const neighbour = await addTestCompany(app);
const byName = { by: 'fullName', descending: false } as const;

const names = [
  ['김하늘', 'Haneul Kim'],
  ['김하 늘봄', 'Spring Kim'],
  ['하늘', ''],
  ['한가람', 'Garam Han'],
  ['Nguyễn Thị Đào', 'Dao Nguyen'],
  ['山田はながき', 'Hanagaki Yamada'],
  ['O’Brien_50%', 'O\\Brien 50%'],
  ['김Jun호', 'Jun-ho Kim'],
  ['황뿔'.repeat(25), 'x'.repeat(100)],
  ['Ян Ёлкин', 'Jan Elkin'],
] as const;

/** The same people in both companies. */
async function plant(tx: Tx, company: string, people: readonly (readonly [string, string])[]) {
  await sql`
    insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
      residence_country, time_zone, is_confirmed, employee_number)
    select ${company}, gen_random_uuid(), 'index' || n || '.' || lower(${company}) || '@people.example', '한', '봄', name, english, 'ko', 'KR',
      'Asia/Seoul', true, 'nr-' || n
    from unnest(${people.map(([name]) => name)}::text[], ${people.map(([, name]) => name)}::text[]) with ordinality
      planted (name, english, n)`.execute(tx);
}

for (const company of [companyCode, neighbour]) await inCompany(db, company, (tx) => plant(tx, company, names));

function selectionFor(term: string, company = companyCode): PeopleSelection {
  const { text, reach } = readTerm(term);
  const hangul = hangulTypedAs(text);
  return { companyCode: company, text, reach, hangul, identifiers: identifiersIn(keyring, text) };
}

async function idsOf(tx: Tx, selection: PeopleSelection, order: PeopleOrder = byName): Promise<string[]> {
  const ids = await selectPersonIds(tx, selection, order);
  return ids.from(0, ids.count);
}

const namesOf = (term: string) =>
  inCompany(db, companyCode, async (tx) => {
    const ids = await idsOf(tx, selectionFor(term));
    const { rows } = await sql<{ name: string }>`
      select full_name as name from people where person_id = any(${ids}::uuid[]) order by full_name collate "C"`.execute(
      tx,
    );
    return rows.map(({ name }) => name);
  });

test('USR-01 the index finds beginnings, middles, first consonants and names with or without spaces', async () => {
  expect(await namesOf('김하늘*')).toEqual(['김하 늘봄', '김하늘']);
  expect(await namesOf('하늘')).toEqual(['김하 늘봄', '김하늘', '하늘']);
  expect(await namesOf('하늘*')).toEqual(['하늘']);
  expect(await namesOf('김하늘/')).toEqual(['김하늘']);
  expect(await namesOf('ㄱㅎㄴ')).toEqual(['김하 늘봄', '김하늘']);
  expect(await namesOf('haneulkim')).toEqual(['김하늘']);
  expect(await namesOf('Haneul Kim')).toEqual(['김하늘']);
  expect(await namesOf('rlagksmf')).toEqual(['김하 늘봄', '김하늘']);
  expect(await namesOf('NR-8')).toEqual(['김Jun호']);
  expect(await namesOf('nobody at all')).toEqual([]);
});

test.each([
  ['%%%%%', []],
  ['_____', []],
  ['50%', ['O’Brien_50%']],
  ['brien_5', ['O’Brien_50%']],
  ['O\\Brien', ['O’Brien_50%']],
  ["'; drop table people --", []],
  ['김jun호', ['김Jun호']],
  ['\u1100\u1175\u11b7\u1112\u1161', ['김하 늘봄', '김하늘']],
  ['Nguye\u0302\u0303n', ['Nguyễn Thị Đào']],
  ['はなか\u3099き', ['山田はながき']],
  ['はなかき', []],
  ['ёлкин', ['Ян Ёлкин']],
  ['x'.repeat(100), ['황뿔'.repeat(25)]],
  ['황뿔'.repeat(25), ['황뿔'.repeat(25)]],
  ['황뿔'.repeat(26), []],
  ['e\u0301\u0301', 10],
  ['  \u3000\u3000  ', 10],
])('USR-01 a search for %j matches literally, without wildcards', async (term, expected) => {
  const found = await namesOf(term);
  if (typeof expected === 'number') expect(found).toHaveLength(expected);
  else expect(found).toEqual(expected);
});

test('USR-01 the index finds the same people as a scan of all rows, for any term', async () => {
  const parts = names.flatMap(([name, english]) => [name, english]).map((name) => [...name]);
  const terms = parts.flatMap((letters) =>
    [0, 1, 2].flatMap((from) =>
      [1, 2, 3, 5].flatMap((length) => {
        const part = letters.slice(from, from + length).join('');
        return [part, `${part}*`, `${part}/`];
      }),
    ),
  );
  await inCompany(db, companyCode, async (tx) => {
    for (const term of new Set(terms.filter((each) => each.length > 1))) {
      const selection = selectionFor(term);
      const { rows } = await sql<{ id: string }>`
        select p.person_id as id from people p where ${chosen(selection)} order by full_name collate "C", person_id`.execute(
        tx,
      );
      expect([term, await idsOf(tx, selection)]).toEqual([term, rows.map(({ id }) => id)]);
    }
  });
});

test('BLK-06 people in a file are in the order of the list, for every order', async () => {
  await inCompany(db, companyCode, async (tx) => {
    for (const by of Object.keys(orderColumns) as PeopleOrder['by'][]) {
      for (const descending of [false, true]) {
        const order = { by, descending };
        const selection = { companyCode, text: '', reach: 'part' } as const;
        const { people } = await readPeople(tx, selection, { orders: [order], offset: 0, limit: 100 });
        expect(people.length).toBeGreaterThan(1);
        expect([order, await idsOf(tx, selection, order)]).toEqual([order, people.map(({ personId }) => personId)]);
      }
    }
  });
});

test('MEM-04 the index of one company finds no people of another, and the application cannot read its table', async () => {
  await inCompany(db, neighbour, async (tx) => {
    expect(await idsOf(tx, selectionFor('김하늘', neighbour))).toHaveLength(2);
    // A company that is not the transaction's is asked for in vain.
    expect(await idsOf(tx, selectionFor('김하늘'))).toEqual([]);
    const { rows } = await sql`select find_people(array['김하늘'], null, null)`.execute(tx);
    expect(rows).toHaveLength(2);
  });
  expect((await sql`select find_people(array['김하늘', ''], 'NR-1', null)`.execute(db)).rows).toEqual([]);
  await expect(sql`select from people_search`.execute(db)).rejects.toThrow('permission denied');
});

test('USR-01 a changed name is found only by its new form, and a closed account is not found', async () => {
  const [old, renamed] = ['박모래', '박자갈'];
  await inCompany(db, companyCode, (tx) =>
    sql`update people set full_name = ${old} where full_name = '한가람'`.execute(tx),
  );
  expect([await namesOf('한가람'), await namesOf(old)]).toEqual([[], [old]]);
  await inCompany(db, companyCode, (tx) =>
    sql`update people set full_name = ${renamed}, employee_number = 'other' where full_name = ${old}`.execute(tx),
  );
  expect([await namesOf(old), await namesOf(renamed), await namesOf('OTHER'), await namesOf('nr-4')]).toEqual([
    [],
    [renamed],
    [renamed],
    [],
  ]);
  await inCompany(db, companyCode, (tx) =>
    sql`update people set closed_at = now() where full_name = ${renamed}`.execute(tx),
  );
  const { rows } = await app.pools.owner.query(`select from people_search where written like '%${renamed}%'`);
  expect([await namesOf(renamed), rows]).toEqual([[], []]);
});

test('USR-01 a selective query is planned for its values, one by a text alone once for all', async () => {
  await inCompany(db, companyCode, async (tx) => {
    const named = async () => {
      const { rows } =
        await sql`select statement from pg_prepared_statements where statement like '%foundCount%'`.execute(tx);
      return rows.length;
    };
    const place = { orders: [{ ...byName, by: 'registeredAt' }], offset: 0, limit: 1 } as const;
    const search = async (selection: PeopleSelection) => {
      for (let times = 0; times < 7; times += 1) await readPeople(tx, selection, place);
      return named();
    };
    const before = await named();
    expect(await search({ ...selectionFor('김하늘'), isRetired: true })).toBe(before);
    expect(await search(selectionFor('김하늘'))).toBeGreaterThan(0);
  });
});

test('USR-01 the people of a department are found with either plan, in every company', async () => {
  for (const mode of ['force_custom_plan', 'force_generic_plan'])
    for (const company of [companyCode, neighbour])
      await inCompany(db, company, async (tx) => {
        await sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(tx);
        const selection: PeopleSelection = { companyCode: company, text: '', reach: 'part', belowDepartment: 'TOP' };
        const found = await readPeople(tx, selection, { orders: [byName], offset: 0, limit: 1 });
        const { rows } = await sql<{ count: number }>`
          select count(*)::integer as count from people where department_code = 'TOP' and closed_at is null`.execute(
          tx,
        );
        expect([found.count, found.people.length]).toEqual([rows[0]?.count, 1]);
      });
});

test('MEM-04 a search finds only people that the caller has the right to see', async () => {
  const company = await addTestCompany(app);
  const administrator = await addTestPerson(app, { companyCode: company, roles: ['administrator'] });
  const by = await signInAs(app, administrator);
  for (const departmentCode of ['INSIDE', 'OUTSIDE']) {
    const words = { departmentName: '부서', englishDepartmentName: 'Team', language: 'ko' };
    const body = { departmentCode, ...words, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
    expect((await by.post('/api/v1/departments', body)).status).toBe(200);
  }
  const twin = { surname: '표', givenName: '범람' };
  const inside = await register(by, { ...twin, departmentCode: 'INSIDE' });
  const outside = await register(by, { ...twin, departmentCode: 'OUTSIDE' });
  const found = async (browser: typeof by) =>
    (await list(browser, { keyword: '표범람' })).items.map((row) => row.personId);
  expect((await found(by)).toSorted()).toEqual([inside.personId, outside.personId].toSorted());
  const narrow = await addTestPerson(app, { companyCode: company });
  const grant = (kind: string, id: string) =>
    inCompany(db, company, (tx) =>
      sql`insert into grants (company_code, person_id, permission, scope_kind, scope_id)
        values (${company}, ${narrow.personId}, 'employees.view', ${kind}, ${id})`.execute(tx),
    );
  await grant('department', 'INSIDE');
  const reader = await signInAs(app, narrow);
  expect(await found(reader)).toEqual([inside.personId]);
  await grant('person', outside.personId);
  expect(await found(reader)).toHaveLength(2);
});
