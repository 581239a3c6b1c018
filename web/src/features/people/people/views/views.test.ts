import { expect, test, vi } from 'vitest';
import { isViewQuery } from '@madang/contract/people/saved-views/rules.ts';
import { openingOf, viewQueryOf } from './views.ts';

vi.mock('../../../../kernel/call.ts', () => ({ call: vi.fn() }));

test('USR-01 a view is the search, filters and order of an address, in any order', () => {
  const one = viewQueryOf(new URLSearchParams('department=SALES&page=7&q=가람&item=x&state='));
  expect(one).toBe(viewQueryOf(new URLSearchParams('q=가람&panel=new&department=SALES')));
  expect(isViewQuery(one)).toBe(true);
  expect(new URLSearchParams(one).get('q')).toBe('가람');
  expect(viewQueryOf(new URLSearchParams('page=2&item=x'))).toBe('');
});

test('USR-01 opening a view removes its unset filters and the page from the address', () => {
  expect(openingOf('state=notYetApplied&sort=loginId')).toEqual({
    q: null,
    state: 'notYetApplied',
    rank: null,
    title: null,
    department: null,
    sort: 'loginId',
    order: null,
    page: null,
    panel: null,
    item: null,
  });
});
