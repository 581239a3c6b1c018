import { expect, test } from 'vitest';
import { startLanguage } from '../../../kernel/i18n.ts';
import { queryFromUrl } from './address.ts';

const beginning = {
  keyword: '',
  state: '',
  jobRankCode: '',
  jobTitleCode: '',
  departmentCode: '',
  orderBy: 'fullName',
  direction: 'ascending',
  page: 1,
};

test('RTE-12 search, filter, order and page are in the address', () => {
  const search = new URLSearchParams(
    'q=한새&state=notYetApplied&rank=GM&title=LEAD&department=sales&sort=loginId&order=descending&page=3',
  );
  expect(queryFromUrl(search)).toEqual({
    keyword: '한새',
    state: 'notYetApplied',
    jobRankCode: 'GM',
    jobTitleCode: 'LEAD',
    departmentCode: 'SALES',
    orderBy: 'loginId',
    direction: 'descending',
    page: 3,
  });
});

test.each([
  '',
  'state=gone&sort=password&order=up',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=1e9',
  'rank=%20x&title=&department=a%20b',
])('RTE-12 an address with "%s" shows the first page', async (search) => {
  for (const [language, orderBy] of [
    ['en', 'englishName'],
    ['ko', 'fullName'],
  ] as const) {
    await startLanguage({}, language);
    expect(queryFromUrl(new URLSearchParams(search))).toEqual({ ...beginning, orderBy });
  }
});
