import { expect, test } from 'vitest';
import type { AnyOperation } from '../server/src/kernel/operations/definition.ts';
import { isStorable, mayBeDue, operationsOf } from '../server/src/kernel/operations/registry.ts';
import { modules } from '../server/src/modules/index.ts';
import { describeOperation } from './operations.ts';

const operations = new Map<string, AnyOperation>(
  modules.flatMap((module) => operationsOf(module)).map((operation) => [operation.name, operation]),
);

/** Reads from the list where an operation may run, and what takes it back. */
function laterOf(name: string): readonly string[] {
  const operation = operations.get(name);
  if (!operation) throw new Error(`no operation ${name}`);
  const lines = describeOperation('module', operation).split('\n');
  return ['runs', 'due', 'undone'].map((word) => {
    const line = lines.find((each) => each.startsWith(`  ${word} `));
    return line?.slice(`  ${word}`.length).trim() ?? '';
  });
}

test.each([
  ['register-employee', 'in many, as sets', 'on a day', 'a run of it, by withdraw-registration'],
  ['change-employee-place', 'in many, as sets', 'on a day', 'by a step'],
  ['create-department', 'in many, as sets', 'on a day', 'a run of it, by delete-department'],
  ['change-person', 'in many, by rows', 'on a day', 'by a step'],
  ['withdraw-registration', 'in many, by rows', 'on a day', 'never'],
  ['check-code', 'never in many', 'never', 'never'],
  ['list-employees', 'never in many', 'never', 'never'],
])('BLK-09 the list of operations shows for %s: %s, %s, undone %s', (name, ...later) => {
  expect(laterOf(name)).toEqual(later);
});

test('BLK-09 operations that run as sets or on a day can be stored, and a person’s own ones run at once', () => {
  const all = [...operations.values()];
  const asSets = all.filter((operation) => 'many' in operation && operation.many !== undefined);
  expect(asSets.map(({ name }) => name).toSorted()).toEqual([
    'change-employee-place',
    'create-department',
    'register-employee',
  ]);
  expect([...asSets, ...all.filter(mayBeDue)].filter((operation) => !isStorable(operation))).toEqual([]);
  expect(all.filter((operation) => mayBeDue(operation) && operation.permission === 'session')).toEqual([]);
});
