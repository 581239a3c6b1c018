// Runs on every PostgreSQL: search and order by SQL, comparisons of rows.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { employeesCountedUpTo } from '@madang/contract/people/people/limits.ts';
import { hangulTypedAs } from '@madang/contract/kernel/search/hangul-layout.ts';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import { asAdmin } from '../../../../testing/database/as-admin.ts';
import { plantRows } from '../../../../testing/database/plant-rows.ts';
import { employeesOf, employeesPath as path } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { identifiersIn } from '../fields/pasted-identifiers.ts';
import { FarPages, farPagesOf } from './far-pages.ts';
import { readPeople } from './people-pages.sql.ts';
import type { PeopleSelection } from './selection.sql.ts';

const app = await startTestApp({ work: false });
const { administratorOf, list: listBy } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const list = (query: Readonly<Record<string, string>> = {}) => listBy(browser, query);

/** Number of people beside the administrator: 170 more than are counted. */
const planted = employeesCountedUpTo + 170;
const people = Array.from({ length: planted }, (_, at) => {
  const n = at + 1;
  const initial = String.fromCharCode(0xac00 + ((n * 7919) % 11_172));
  return {
    name: `${initial}사람${n}${n <= employeesCountedUpTo ? '온누리' : '별무리'}`,
    englishName: ['Person Three', '', `Name ${n % 900}`][n % 3] ?? '',
  };
});
// Filled at once, the search’s index takes half the time; a new index would have statistics, which this one is to be without.
const index = 'people_search_pieces_idx';
await asAdmin(app, (admin) =>
  admin.query('update pg_index set indisready = false where indexrelid = $1::regclass', [index]),
);
await plantRows(
  app,
  companyCode,
  sql`insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
       residence_country, time_zone, is_confirmed, created_at, applied_at, department_code)
     select ${companyCode}, gen_random_uuid(), 'many' || n || '@people.example', '김', 'n' || n, name, english, 'ko', 'KR',
       'Asia/Seoul', true, now() - n / 2 * interval '1 minute', case when n % 3 = 0 then null else now() end, 'TOP'
     from unnest(${people.map(({ name }) => name)}::text[], ${people.map(({ englishName }) => englishName)}::text[])
       with ordinality planted (name, english, n)`,
);
await asAdmin(app, (admin) => admin.query(`reindex index ${index}`));
await app.pools.owner.query('analyze people');

const total = { count: employeesCountedUpTo, isExact: false };

test('USR-01 a list beyond the counting limit is in order, page by page', async () => {
  const first = await list();
  const searched = await list({ keyword: '사람77', orderBy: 'registeredAt', direction: 'descending' });
  const waiting = await list({ state: 'notYetApplied', orderBy: 'loginId', page: '60' });
  const last = await list({ page: '204' });
  expect([first.total, first.next, first.items.length]).toEqual([total, '2', 50]);
  const names = first.items.map(({ fullName }) => fullName);
  expect(names).toEqual(names.toSorted());
  expect(searched.total).toEqual({ count: 111, isExact: true });
  const times = searched.items.map(({ registeredAt }) => registeredAt);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(waiting.total).toEqual({ count: 3_390, isExact: true });
  expect(new Set(waiting.items.map(({ state }) => state))).toEqual(new Set(['notYetApplied']));
  expect([last.total, last.next, last.items.length]).toEqual([total, null, 21]);
  const everyone = new Set(last.items.map(({ personId }) => personId));
  for (const page of [1, 41, 81, 121, 161, 203])
    for (const row of (await list({ page: String(page) })).items) everyone.add(row.personId);
  expect(everyone.size).toBe(6 * 50 + 21);
});

test('USR-01 a list beyond the counting limit is marked, counted on request, and has every page', async () => {
  const [beforeLast, last] = [await list({ page: '203' }), await list({ page: '204' })];
  expect([beforeLast.next, beforeLast.items.length]).toEqual(['204', 50]);
  const exact = await list({ total: 'exact', page: '204' });
  expect(exact).toEqual({ ...last, total: { count: planted + 1, isExact: true } });
  for (const query of ['page=205', 'page=205&total=exact', 'page=100000']) {
    const { error } = await browser.get(`${path}?${query}`);
    expect([query, error.fields]).toEqual([
      query,
      [expect.objectContaining({ code: 'PAGE_BEYOND', params: { 0: 204 } })],
    ]);
  }
  expect((await list({ keyword: '온누리' })).total).toEqual({ count: employeesCountedUpTo, isExact: true });
  expect((await list({ keyword: '별무리' })).total).toEqual({ count: 170, isExact: true });
});

test('USR-01 a search beyond the counting limit is in order, by name and by rare attributes', async () => {
  const selectionFor = (term: string): PeopleSelection => {
    const { text, reach } = readTerm(term);
    return {
      companyCode,
      text,
      reach,
      hangul: hangulTypedAs(text),
      identifiers: identifiersIn(app.kernel.keyring, text),
    };
  };
  const found = (selection: PeopleSelection, offset: number, descending = false) =>
    inCompany(app.kernel.db, companyCode, async (tx) => {
      const order = { by: 'fullName', descending } as const;
      const page = await readPeople(tx, selection, { orders: [order], offset, limit: 2 });
      return [page.count, ...page.people.map(({ fullName }) => fullName)];
    });
  const sorted = people.map(({ name }) => name).toSorted();
  const most = employeesCountedUpTo + 1;
  expect(await found(selectionFor('사람'), 10_000)).toEqual([most, ...sorted.slice(10_000, 10_002)]);
  expect(await found(selectionFor('사람'), 1, true)).toEqual([most, ...sorted.toReversed().slice(1, 3)]);
  const three = people.filter(({ englishName }) => englishName.endsWith('Three')).map(({ name }) => name);
  expect(await found(selectionFor('three'), 3_389)).toEqual([3_390, three.toSorted().at(-1)]);
  const one = { ...selectionFor('사람'), loginIds: ['many7@people.example'] };
  expect(await found(one, 0)).toEqual([1, people[6]?.name]);
  expect(await found({ ...selectionFor('사람'), isDispatched: true }, 0)).toEqual([0]);
});

test('USR-01 a late page is the same by remembered positions as by an offset, in every order', async () => {
  for (const by of ['fullName', 'englishName', 'loginId', 'registeredAt'] as const) {
    for (const direction of ['ascending', 'descending'] as const) {
      const page = (number: number) => list({ orderBy: by, direction, page: String(number) });
      // The first question has the places made.
      await page(130);
      await farPagesOf(app.kernel).settled();
      for (const number of [130, 200, 203]) {
        const orders = [{ by, descending: direction === 'descending' }] as const;
        const selection = { companyCode, text: '', reach: 'part' } as const;
        const passing = await inCompany(app.kernel.db, companyCode, (tx) =>
          readPeople(tx, selection, { orders, offset: (number - 1) * 50, limit: 50 }),
        );
        const short = await page(number);
        const idsOf = (rows: readonly { readonly personId: string }[]) => rows.map(({ personId }) => personId);
        expect([by, direction, number, idsOf(short.items)]).toEqual([by, direction, number, idsOf(passing.people)]);
        expect([short.items.length, short.total, short.next]).toEqual([50, total, String(number + 1)]);
      }
    }
  }
});

test('MEM-02 USR-01 a list beyond the counting limit is the same within a branch and in the whole company', async () => {
  const someone = await inCompany(app.kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{
      id: string;
    }>`select person_id as id from people where full_name = ${people[6]?.name ?? ''}`.execute(tx);
    return rows.map(({ id }) => id);
  });
  const branches = [
    { paths: ['TOP/'], ids: [] },
    { paths: ['TOP/', 'TOP/'], ids: someone },
  ];
  for (const term of ['', '별무리', '사람', '사람7'])
    for (const offset of [0, 60, 10_050])
      await inCompany(app.kernel.db, companyCode, async (tx) => {
        const { text, reach } = readTerm(term);
        const whole = { companyCode, text, reach } as const;
        const read = (selection: PeopleSelection) =>
          readPeople(tx, selection, { orders: [{ by: 'fullName', descending: false }], offset, limit: 20 });
        const expected = await read(whole);
        for (const within of branches) expect([term, await read({ ...whole, within })]).toEqual([term, expected]);
        expect((await read({ ...whole, within: { paths: [], ids: someone } })).count).toBeLessThanOrEqual(1);
      });
});

test('USR-01 remembered positions of a list are renewed after a minute and unused after two', async () => {
  let now = 0;
  const pages = new FarPages(app.kernel.db, () => now);
  const selection = { companyCode, text: '', reach: 'part' } as const;
  const order = { by: 'fullName', descending: false } as const;
  expect(pages.before(selection, order, 9_000)).toBeUndefined();
  await pages.settled();
  expect(pages.before(selection, order, 9_000)?.offset).toBe(8_000);
  expect(pages.before(selection, order, 4_000)).toBeUndefined();
  pages.countMany(selection);
  expect(pages.isMany(selection)).toBe(true);
  now = 61_000;
  expect(pages.isMany(selection)).toBe(false);
  expect(pages.before(selection, order, 9_000)?.offset).toBe(8_000);
  now = 121_001;
  expect(pages.isMany({ ...selection, companyCode: 'OTHER' })).toBe(false);
  await pages.settled();
  now = 250_000;
  expect(pages.before(selection, order, 9_000)).toBeUndefined();
  await pages.settled();
});

test('USR-01 a remembered position beyond the present end is computed again, and refused if there is none', async () => {
  const late = await list({ page: '203' });
  await farPagesOf(app.kernel).settled();
  const ids = late.items.map(({ personId }) => personId);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set closed_at = app_now() where company_code = ${companyCode} and person_id = any(${ids}::uuid[])`.execute(
      tx,
    ),
  );
  const answer = await browser.get(`${path}?page=204`);
  expect(answer.error.fields[0]?.code).toBe('PAGE_BEYOND');
  expect((await list({ page: '202' })).items).not.toHaveLength(0);
});
