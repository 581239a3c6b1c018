import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { expect, test } from 'vitest';
import { isChanged, isInSight, sightOf } from './shown-rows.ts';

const row = (key: string, value: unknown, initial: unknown = value): PropertyRow => ({
  key,
  labelKey: key,
  form: 'number',
  options: [],
  value,
  initial,
});
const sight = (address: string) => sightOf(new URLSearchParams(address));

test('OPS-09 the address names the open section, and unknown values are ignored', () => {
  expect(sight('section=codes')).toEqual({ section: 'codes', search: '', isChangedOnly: false });
  expect(sight('section=none&changed=Y&search=mail')).toEqual({
    section: 'platform',
    search: 'mail',
    isChangedOnly: true,
  });
});

test('OPS-09 a section shows its own properties; a search and the filter of changed ones cover all sections', () => {
  const [digits, tries] = [row('otp.digits', 6), row('login.tries_per_wait', 4, 5)];
  const shown = (address: string) =>
    [digits, tries].filter((each) => isInSight(each, 'Name of it', sight(address))).map(({ key }) => key);
  expect(shown('section=codes')).toEqual(['otp.digits']);
  expect(shown('section=codes&changed=Y')).toEqual(['login.tries_per_wait']);
  expect(shown('search=NAME%20tries')).toEqual(['login.tries_per_wait']);
  expect(shown('search=name')).toEqual(['otp.digits', 'login.tries_per_wait']);
  expect(shown('search=name&changed=Y')).toEqual(['login.tries_per_wait']);
  expect(shown('search=nothing')).toEqual([]);
});

test('OPS-09 lists are compared entry by entry', () => {
  expect(isChanged(row('a', ['b'], ['b']))).toBe(false);
  expect(isChanged(row('a', [], ['b']))).toBe(true);
});
