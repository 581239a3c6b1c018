import type { StoryEntry } from '@madang/contract/people/employment/routes.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import { expect, test } from 'vitest';
import { lineOf } from './story-line.ts';

const at = (hour: number) => `2026-11-29T${String(hour).padStart(2, '0')}:00:00.000Z`;
const state = (hour: number): StoryEntry => ({
  changeId: `state ${hour}`,
  kind: 'retired',
  changedAt: at(hour),
  actor: null,
  before: 'inService',
  after: 'retired',
  reason: 'personal',
  note: '',
  until: null,
  returned: [],
  lost: [],
  inverse: null,
});
const change = (hour: number, ...fields: string[]): PersonChangeEntry => ({
  changeNumber: `record ${hour}`,
  changedAt: at(hour),
  actor: null,
  fields: fields.map((field) => ({ field, isKept: true, from: '', to: '' })),
  isRevertible: false,
});
const namesOf = (...args: Parameters<typeof lineOf>) =>
  lineOf(...args).map((each) => (each.kind === 'state' ? each.entry.changeId : each.change.changeNumber));

test('STA-07 states and record stand on one line of time, a state once', () => {
  const portions = [{ items: [change(12, 'jobRankCode'), change(10, 'employmentStatus'), change(8, 'surname')] }];
  expect(namesOf([state(10), state(6)], portions, false)).toEqual(['record 12', 'state 10', 'record 8', 'state 6']);
});

test('STA-07 a state from before what was read of the record waits for the next portion', () => {
  expect(namesOf([state(10), state(6)], [{ items: [change(8, 'surname')] }], true)).toEqual(['state 10', 'record 8']);
});
