import { expect, test } from 'vitest';
import { matchPage } from './page.ts';

const pages = [
  { path: '/' },
  { path: '/userapp/register/{menu}', values: { menu: ['admin', 'account'] } },
  { path: '/userapp/accountjoin/{link}' },
  { path: '/console/{section*}' },
] as const;

test('RTE-02 a path parameter with listed values accepts only those', () => {
  expect(matchPage(pages, '/userapp/register/admin')?.params).toEqual({ menu: 'admin' });
  for (const other of ['/userapp/register/other', '/userapp/register', '/userapp/register/admin/more']) {
    expect(matchPage(pages, other)).toBeUndefined();
  }
});

test('RTE-07 trailing and double slashes lead to the same page, and other paths are unknown', () => {
  expect(matchPage(pages, '/')?.page).toBe(pages[0]);
  expect(matchPage(pages, '/userapp/register/admin/')?.params).toEqual({ menu: 'admin' });
  expect(matchPage(pages, '/userapp/accountjoin/x9')?.params).toEqual({ link: 'x9' });
  expect(matchPage(pages, '/console/people/7')?.params).toEqual({ section: 'people/7' });
  for (const other of ['/nowhere', '/userapp', '/USERAPP/register/admin'])
    expect(matchPage(pages, other)).toBeUndefined();
});
