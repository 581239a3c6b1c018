import { expect, test } from 'vitest';
import { addressParams, hasWords, withHiddenWords } from './search-param.ts';

const at = (href: string) => new URL(href, 'https://madang.example');

test.each([
  ['/console/employees?q=%EA%B0%80%EB%9E%8C&state=retired', '/console/employees?state=retired#q=%EA%B0%80%EB%9E%8C'],
  ['/console/employees?q=a%2Bb+c', '/console/employees#q=a%2Bb+c'],
  ['/console/access-rules?failed=kim&reason=locked', '/console/access-rules?reason=locked#failed=kim'],
  ['/boards/7?keyword=x', '/boards/7#keyword=x'],
  ['/console/employees?page=2', '/console/employees?page=2'],
  ['/operator/setup#token=abc', '/operator/setup#token=abc'],
])('OPS-01 the keywords in an old link %s move to the fragment of the address', (old, hidden) => {
  expect(withHiddenWords(at(old)).href).toBe(at(hidden).href);
  expect(withHiddenWords(at(hidden)).href).toBe(at(hidden).href);
});

test('OPS-01 a page reads its keywords beside its other parameters, in any position', () => {
  const params = (href: string) => addressParams(at(href)).toString();
  expect(params('/x?state=retired#q=a+b')).toBe('state=retired&q=a+b');
  expect(params('/x?state=retired#content')).toBe('state=retired');
  expect(params('/x?page=2#state=retired')).toBe('page=2');
  expect([hasWords(at('/x#q=a')), hasWords(at('/x#content')), hasWords(at('/x'))]).toEqual([true, false, false]);
});
