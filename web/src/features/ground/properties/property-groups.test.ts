import { properties } from '@madang/contract/index.ts';
import { expect, test } from 'vitest';
import { groupOf, propertyGroups } from './property-groups.ts';

test('OPS-08 every property is in a group, and no group is empty', () => {
  const groups = properties.map(({ key }) => ({ key, group: groupOf(key) }));
  expect(groups.filter(({ group }) => group === undefined)).toEqual([]);
  expect(new Set(groups.map(({ group }) => group))).toEqual(new Set(propertyGroups));
});

test.each([
  ['policy.password_profile', 'logIn'],
  ['policy.name_scripts', 'signUp'],
  ['accounts.id_checks_per_flow', 'signUp'],
  ['account.closed_kept_days', 'accounts'],
])('OPS-08 %s is in the group %s', (key, group) => {
  expect(groupOf(key)).toBe(group);
});
