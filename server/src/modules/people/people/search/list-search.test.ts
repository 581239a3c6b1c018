// Runs on every PostgreSQL: search and order by SQL.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import type { EmployeeRow } from '@madang/contract/people/people/routes.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addTestPerson, employeesOf, signInAs } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf, register: registerBy } = employeesOf(app);
const administrator = await administratorOf();
const { browser, companyCode } = administrator;
const stranger = await administratorOf();
const path = '/employee/memberadmin/rest/v1/emp/search';

type Body = Readonly<Record<string, unknown>>;
const search = (body: Body, by: Browser = browser) => by.post(path, body);

async function found(body: Body, by: Browser = browser): Promise<string[]> {
  const answer = await search(body, by);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<EmployeeRow>>().items.map(({ personId }) => personId);
}

const own = { surname: '마', englishName: 'Ma' };
const first = await registerBy(browser, { ...own, givenName: '가람', externalMail: 'first@outside.example' });
const second = await registerBy(browser, { ...own, givenName: '나래', englishGivenName: 'Zoe', englishSurname: 'Ma' });
const third = await registerBy(browser, { ...own, givenName: '다솜', englishGivenName: 'Ann', englishSurname: 'Ma' });
const ids = [first, second, third].map(({ personId }) => personId);
await inCompany(app.kernel.db, companyCode, (tx) =>
  sql`update people set created_at = '2027-03-01T10:00:00Z'::timestamptz + interval '1 day' * (array_position(${ids}::uuid[], person_id) - 1)
    where person_id = any(${ids}::uuid[])`.execute(tx),
);

test('USR-01 people are found by one kind of name, for up to the allowed number of names, within the company', async () => {
  const [one, two] = [ids[0] ?? '', ids[1] ?? ''];
  expect(await found({ searchKeys: ['P'], searchVals: [two, one.toUpperCase()] })).toEqual([one, two]);
  expect(await found({ searchKeys: ['U'], searchVals: [second.loginId] })).toEqual([two]);
  expect(await found({ searchKeys: ['M'], searchVals: ['First@outside.example', third.loginId] })).toEqual([
    one,
    ids[2],
  ]);
  expect(await found({ searchKeys: ['P'], searchVals: ['nobody'] })).toEqual([]);
  expect(await found({ searchKeys: ['P'], searchVals: ids }, stranger.browser)).toEqual([]);
});

test('USR-01 people are sorted by pairs of column and order', async () => {
  const named = { searchKeys: ['P'], searchVals: ids };
  const [one, two, three] = ids;
  expect(await found({ ...named, sortKeys: ['FNM'], sortOrders: ['DESC'] })).toEqual([three, two, one]);
  expect(await found({ ...named, sortKeys: ['USER_ID_APPL_YMD'], sortOrders: ['ASC'] })).toEqual([one, two, three]);
  expect(await found({ ...named, sortKeys: ['EN_GNM', 'FNM'], sortOrders: ['DESC', 'ASC'] })).toEqual([
    two,
    three,
    one,
  ]);
});

test('USR-01 a period finds people registered in it, including both end days', async () => {
  const of = (strtYmd: string, endYmd: string) => found({ strtYmd, endYmd, sortKeys: ['FNM'], sortOrders: ['ASC'] });
  expect(await of('2027-03-01', '2027-03-02')).toEqual(ids.slice(0, 2));
  expect(await of('2027030110', '2027030110')).toEqual(ids.slice(0, 1));
  expect(await of('202703011001', '20270331')).toEqual(ids.slice(1));
});

test('API-06 a scope is the caller, the own department, the nearest sub-organisation, or everything managed', async () => {
  const self = administrator.personId;
  expect(await found({ queryScope: 'S' })).toEqual([self]);
  const all = await found({ queryScope: 'M' });
  expect(all).toEqual(expect.arrayContaining([self, ...ids]));
  // No part of the company was made, so all of it is the nearest one; all stand in its first department.
  expect(await found({ queryScope: 'O' })).toEqual(all);
  expect(await found({ queryScope: 'D' })).toEqual(all);
  const names = { departmentName: '부서', englishDepartmentName: 'Team', language: 'ko' };
  const department = { departmentCode: 'ELSEWHERE', ...names, parentDepartmentCode: 'TOP', beforeDepartmentCode: '' };
  expect((await browser.post('/api/v1/departments', department)).status).toBe(200);
  const { personId } = await registerBy(browser, { departmentCode: 'ELSEWHERE' });
  expect(await found({ queryScope: 'D' })).not.toContain(personId);
  expect(await found({ queryScope: 'O' })).toContain(personId);
  expect(await found({ queryScope: 'S', searchKeys: ['P'], searchVals: ids })).toEqual([]);
});

test('API-06 a company’s own people and those dispatched in from another one are listed separately', async () => {
  const { personId } = await registerBy(browser, { givenName: '파람' });
  await inCompany(app.kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ is_guest: true }).where('person_id', '=', personId).execute(),
  );
  const own = await found({ orgTypeCd: 'O' });
  expect(own).toEqual(expect.arrayContaining(ids));
  expect(own).not.toContain(personId);
  expect(await found({ orgTypeCd: 'T' })).toEqual([personId]);
  expect(await found({ orgTypeCd: 'T', keyword: '마파람' })).toEqual([]);
  expect(await found({})).toEqual(expect.arrayContaining([...ids, personId]));
});

const hundred = Array.from({ length: 100 }, (_, number) => `p${number}@people.example`);

test.each<[what: string, body: Body, code: string]>([
  ['a column without an order', { sortKeys: ['FNM'] }, 'SEARCH_SORT_PAIRS'],
  ['an order without a column', { sortOrders: ['ASC'] }, 'SEARCH_SORT_PAIRS'],
  ['two columns and one order', { sortKeys: ['FNM', 'EN_GNM'], sortOrders: ['ASC'] }, 'SEARCH_SORT_PAIRS'],
  ['a column twice', { sortKeys: ['FNM', 'FNM'], sortOrders: ['ASC', 'DESC'] }, 'SEARCH_SORT_PAIRS'],
  ['a column that is none', { sortKeys: ['GNM'], sortOrders: ['ASC'] }, 'CO400'],
  ['an order that is none', { sortKeys: ['FNM'], sortOrders: ['UP'] }, 'CO400'],
  ['a scope that is none', { queryScope: 'X' }, 'CO400'],
  ['a kind of people that is none', { orgTypeCd: 'X' }, 'CO400'],
  ['two kinds of names', { searchKeys: ['U', 'M'], searchVals: hundred }, 'SEARCH_ONE_KEY'],
  ['names of no kind', { searchVals: ['a@people.example'] }, 'SEARCH_ONE_KEY'],
  ['a kind without names', { searchKeys: ['U'] }, 'SEARCH_ONE_KEY'],
  ['a kind that is none', { searchKeys: ['X'], searchVals: hundred }, 'CO400'],
  ['101 names', { searchKeys: ['U'], searchVals: [...hundred, 'more@people.example'] }, 'SEARCH_NAMES_MOST'],
  ['a name twice', { searchKeys: ['U'], searchVals: ['a@people.example', 'A@people.example'] }, 'SEARCH_NAMES_TWICE'],
  ['a date of no form', { strtYmd: '31.03.2027' }, 'SEARCH_DATE'],
  ['a day that is none', { endYmd: '2027-02-29' }, 'SEARCH_DATE'],
  ['an end before its beginning', { strtYmd: '2027-03-02', endYmd: '2027-03-01' }, 'SEARCH_DATES_ORDER'],
  ['no end, and more than 31 days until today', { strtYmd: '2026-01-01' }, 'SEARCH_DAYS'],
  ['no beginning', { endYmd: '2026-11-01' }, 'SEARCH_DAYS'],
  ['32 days', { strtYmd: '2027-03-01', endYmd: '2027-04-01' }, 'SEARCH_DAYS'],
  ['a short term', { keyword: 'four' }, 'SEARCH_TERM_SHORT'],
  ['a page beyond the last', { pageNo: 2 }, 'PAGE_BEYOND'],
  ['page 0', { pageNo: 0 }, 'CO400'],
  ['an unknown field', { compCd: companyCode }, 'CO400'],
])('USR-01 a search with %s is refused', async (_what, body, code) => {
  const { status, error } = await search(body);
  expect([status, error.fields[0]?.code ?? error.errorCode]).toEqual([400, code]);
});

test('USR-01 one hundred names and 31 days are accepted', async () => {
  expect(await found({ searchKeys: ['U'], searchVals: hundred })).toEqual([]);
  expect(await found({ strtYmd: '2027-03-01', endYmd: '2027-03-31' })).toHaveLength(3);
});

test('MEM-04 a visitor and a plain employee cannot search', async () => {
  const employee = await signInAs(app, await addTestPerson(app, { companyCode }));
  expect([401, 403]).toContain((await search({}, app.browser())).status);
  const refused = await search({}, employee);
  expect([refused.status, refused.error.errorCode]).toEqual([403, 'CO401']);
});
