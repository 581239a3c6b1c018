// Runs on every PostgreSQL: search and order by SQL.
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { comparableText } from '@madang/contract/kernel/search/search-text.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { employeesOf, employeesPath as path } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf, register: registerBy, list: listBy } = employeesOf(app);
const { browser } = await administratorOf();
const stranger = await administratorOf();
const register = (changes: Readonly<Record<string, unknown>> = {}, by = browser) => registerBy(by, changes);
const list = (query: Readonly<Record<string, string>> = {}, by = browser) => listBy(by, query);

test('USR-01 people are found by name, first consonants, ID and mail, and not by other people’s data', async () => {
  const { personId, loginId } = await register({
    surname: '도',
    givenName: '라지꽃',
    displayName: 'Bellflower',
    englishName: 'Dora Jikkot',
    loginId: 'doraji',
    externalMail: 'flower.power@outside.example',
  });
  await register({ surname: '도', givenName: '라지꽃', loginId: 'doraji' + 'b' }, stranger.browser);
  const found = async (keyword: string) => (await list({ keyword })).items.map((row) => row.personId);
  for (const keyword of [
    '라지',
    '도라',
    'ㄹㅈㄲ',
    'JIKKOT',
    'bellf',
    'doraji',
    loginId,
    '도라지꽃/',
    '도라*',
    'doraji*',
  ]) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [personId]]);
  }
  expect(await found('Flower.Power@outside.example')).toEqual([personId]);
  for (const keyword of ['라지*', '도라지/', 'flower.pow', 'ower@outside.example', 'no one']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, []]);
  }
});

test('USR-01 Latin letters match with and without their marks, and kana only with theirs', async () => {
  await app.setProperty(peopleProperties.nameScriptPolicy, 'all');
  const { personId } = await register({
    surname: 'Nguyễn',
    givenName: 'Thị Đào',
    language: 'vi',
    residenceCountry: 'VN',
    englishName: 'Dao Nguyen',
  });
  const kana = await register({ surname: '山田', givenName: 'はながき', language: 'ja', residenceCountry: 'JP' });
  const found = async (keyword: string) => (await list({ keyword })).items.map((row) => row.personId);
  for (const keyword of ['nguyen', 'NGUYỄN', 'nguyenthi', 'dao nguyen', 'nguyênthị', 'Nguye\u0302\u0303n']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [personId]]);
  }
  expect(await found('はながき')).toEqual([kana.personId]);
  expect(await found('はなか\u3099き')).toEqual([kana.personId]);
  expect(await found('はなかき')).toEqual([]);
});

test('POR-12 a name is found with any form of its apostrophes, dots and widths', async () => {
  const found = async (keyword: string) => (await list({ keyword })).items.map((row) => row.personId);
  for (const [surname, givenName, ...terms] of [
    ['O’Brien', 'Nari', 'O’Brien', "o'brien", 'obrien', 'ＯＢＲＩＥＮ'],
    ['ＴＡＮＡＫＡ', 'Ｋｅｎ', 'tanaka', 'ＴＡＮＡＫＡ'],
    ['买买提·艾力', '古丽', '买买提艾力', '买买提・艾力'],
  ] as const) {
    const { personId } = await register({ surname, givenName, language: 'zh', residenceCountry: 'CN' });
    for (const term of terms) expect([term, await found(term)]).toEqual([term, [personId]]);
  }
});

test('POR-12 a person added with copied values is stored cleaned and found by a copied term', async () => {
  const { personId } = await register({
    surname: '\ufeff맑',
    givenName: '\u201c은샘\u201d',
    loginId: '\u200bｍａｌｇｅｕｎ,',
    externalMail: '맑은샘 <malgeun.saem@outside.example>',
    employeeNumber: '\u201cＡ００７\u201d',
  });
  const { items } = await list({ keyword: '맑은샘' });
  expect(items).toMatchObject([{ personId, fullName: '맑은샘', employeeNumber: 'A007' }]);
  const terms = ['\u201c맑은샘\u201d', '\u300c맑은샘\u300d', '"맑은샘*"', '\ufeff맑은\u3000샘', 'ｍａｌｇｅｕｎ'];
  for (const term of [...terms, '맑은샘 <malgeun.saem@outside.example>', 'mailto:malgeun.saem@outside.example']) {
    expect([term, (await list({ keyword: term })).items.map((row) => row.personId)]).toEqual([term, [personId]]);
  }
});

test('USR-01 the database normalises texts like the contract', async () => {
  const texts = [
    'Nguyễn Thị Đào',
    'Søren Ǿ Łukasz İpek',
    '김 하늘\u1112\u1161\u11ab',
    'ガ か\u3099 カ',
    'Андрей Ёлка',
    'é\u0323 ß ｶﾞ',
    'ＴＡＮＡＫＡ＇ｓ（ﾊﾟｶﾞ）～ 阿卜杜·拉 ジョン・ポール ㄱㅎㄴ',
    `O’Brien O‘Brien Oʼbrien O'Brien`,
  ];
  for (const text of texts) {
    const { rows } = await sql<{ made: string }>`select comparable_text(${text}) as made`.execute(app.kernel.db);
    expect(rows).toEqual([{ made: comparableText(text) }]);
  }
});

test.each([
  ['four', 'SEARCH_TERM_SHORT'],
  ['한', 'SEARCH_TERM_SHORT'],
  ['four*', 'SEARCH_TERM_SHORT'],
  ['a*bcdef', 'SEARCH_TERM_LETTERS'],
  ['abc/def', 'SEARCH_TERM_LETTERS'],
  ['100%sure', 'SEARCH_TERM_LETTERS'],
  ['<script>', 'SEARCH_TERM_LETTERS'],
  ['a'.repeat(101), 'MB_M_MAX_LENGTH'],
])('USR-02 the search term %s is refused', async (keyword, code) => {
  const answer = await browser.post(`${path}/search`, { keyword });
  expect(answer.error.errorCode).toBe(code);
});

test.each(['한새', 'fiver', 'fiver*', '한새/', 'a'.repeat(100)])(
  'USR-02 the search term %s is accepted',
  async (keyword) => {
    await list({ keyword });
  },
);

test('USR-01 people of a department include those of all sub-departments, and no others', async () => {
  const make = async (departmentCode: string, parentDepartmentCode: string) => {
    const names = { departmentName: '부서', englishDepartmentName: 'Team', language: 'ko' };
    const body = { departmentCode, ...names, parentDepartmentCode, beforeDepartmentCode: '' };
    expect((await browser.post('/api/v1/departments', body)).status).toBe(200);
  };
  await make('BRANCH', 'TOP');
  await make('BELOW', 'BRANCH');
  await make('BESIDE', 'TOP');
  const people: string[] = [];
  for (const departmentCode of ['BRANCH', 'BELOW', 'BESIDE'])
    people.push((await register({ departmentCode })).personId);
  const found = async (departmentCode: string) =>
    (await list({ departmentCode })).items
      .map((row) => row.personId)
      .filter((id) => people.includes(id))
      .toSorted();
  expect(await found('branch')).toEqual(people.slice(0, 2).toSorted());
  expect(await found('BELOW')).toEqual(people.slice(1, 2));
  expect(await found('TOP')).toEqual([...people].toSorted());
  expect(await found('NOSUCH')).toEqual([]);
  expect((await browser.get(`${path}?departmentCode=x`)).status).toBe(404);
});

test('USR-01 a pasted number, employee number or ID finds its person, only in the own company', async () => {
  const identified = { mobile: '+82-10-9944-2211', employeeNumber: 'HB-70211' };
  const { personId } = await register(identified);
  await register(identified, stranger.browser);
  const found = async (keyword: string) => (await list({ keyword })).items.map((row) => row.personId);
  for (const keyword of ['010-9944-2211', '01099442211', '+82 10 9944 2211', '+82-010-9944-2211', '00821099442211']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [personId]]);
  }
  for (const keyword of ['HB-70211', 'hb-70211', personId]) expect(await found(keyword)).toEqual([personId]);
  for (const keyword of ['9944-2211', '010-9944-22', 'HB-7021', personId.slice(0, 13)]) {
    expect([keyword, await found(keyword)]).toEqual([keyword, []]);
  }
});

test('USR-01 LIM-04 a pasted number of another country finds its person with or without the trunk 0', async () => {
  const { personId } = await register({ mobile: '+84-912-944-221' });
  const found = async (keyword: string) => (await list({ keyword })).items.map((row) => row.personId);
  for (const keyword of ['+84 0912 944 221', '+84 (0)912944221', '+84912944221', '00840912944221', '0912944221']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [personId]]);
  }
  expect(await found('+39 0912944221')).toEqual([]);
});

test('USR-01 Hangul names and first consonants typed on a Latin layout are found', async () => {
  const { personId } = await register({ surname: '탁', givenName: '보람뫼들' });
  const found = async (keyword: string) => (await list({ keyword })).items.map((row) => row.personId);
  for (const keyword of ['xkrqhfka', 'qhfkaahl', 'XKrqhFKA', 'xkrqhfkaahlemf/', 'xkrqh*', 'xqfae']) {
    expect([keyword, await found(keyword)]).toEqual([keyword, [personId]]);
  }
  for (const keyword of ['qhfka*', 'xkrqhfka/', 'xqfag']) expect(await found(keyword)).toEqual([]);
});
