import { targetOf } from '@madang/contract/access/accounts/sign-in-target.ts';
import type { PageAddress } from '@madang/contract/kernel/page.ts';
import { expect, test } from 'vitest';
import { reasonOf } from './sign-in-reason.ts';
import { signInWith } from './sign-in-target.ts';

const origin = 'https://madang.example';
const pages: readonly PageAddress[] = [
  { path: '/portalapp/home' },
  { path: '/loginapp' },
  { path: '/loginapp/password/change' },
  { path: '/operator/{section}', values: { section: ['properties'] } },
];

function targetIn(target: string) {
  return targetOf(`?${new URLSearchParams({ target })}`, pages, origin);
}

test('ACC-01 the sign-in returns to the page that requested it', () => {
  const address = signInWith('ended', { pathname: '/portalapp/home', search: '?view=week', hash: '#q=word' });
  const { pathname, search, hash } = new URL(address, origin);
  expect(hash).toBe('#q=word');
  expect(search).not.toContain('word');
  expect(pathname).toBe('/loginapp');
  expect(reasonOf(search)).toBe('ended');
  expect(targetOf(search, pages, origin)).toBe('/portalapp/home?view=week');
  expect(targetIn('/operator/properties')).toBe('/operator/properties');
});

test.each([
  ['another site', 'https://elsewhere.example/portalapp/home'],
  ['another site without a protocol', '//elsewhere.example/portalapp/home'],
  ['another site behind a backslash', '/\\elsewhere.example/portalapp/home'],
  ['another site behind a tab', '/\t/elsewhere.example/portalapp/home'],
  ['a script', 'javascript:alert(1)'],
  ['a way out of a page', '/portalapp/home/../../api/v1/session'],
  ['a call', '/api/v1/session'],
  ['an unknown page', '/operator/nowhere'],
  ['a relative address', 'portalapp/home'],
  ['no address', 'https://'],
  ['nothing', ''],
  ['the log-in itself', '/loginapp?target=/loginapp'],
])('ACC-01 the sign-in does not redirect to %s', (_what, target) => {
  expect(targetIn(target)).toBeUndefined();
});

test('ACC-01 an unknown reason is ignored by the sign-in', () => {
  expect(reasonOf('?reason=%3Cb%3E')).toBeUndefined();
  for (const none of ['', '?reason=', '?reason=toString']) expect(reasonOf(none)).toBeUndefined();
});
