import { leadsTo, wizardSteps } from '@madang/contract/views/setup/steps.ts';
import { expect, test } from 'vitest';
import { areas, minutesFrom, neighboursOf } from './way.ts';

test('WIZ-02 WIZ-04 Next leads to the last step one by one; Back is available after the first and before the review', () => {
  expect(wizardSteps.map((step) => neighboursOf(step).next)).toEqual([...wizardSteps.slice(1), undefined]);
  expect(wizardSteps.filter((step) => neighboursOf(step).previous)).toEqual([
    'departments',
    'mainPage',
    'menus',
    'boards',
    'anniversaries',
  ]);
  expect(neighboursOf('menus').previous).toBe('mainPage');
});

test('WIZ-18 the buttons offer exactly the steps that the server allows', () => {
  for (const step of wizardSteps) {
    const { next, previous } = neighboursOf(step);
    for (const to of [next, previous]) if (to) expect(leadsTo(step, to)).toBe(true);
  }
});

test('WIZ-13 the review leads back to each of the six areas', () => {
  expect(areas).toEqual(['jobRanks', 'departments', 'mainPage', 'menus', 'boards', 'anniversaries']);
  for (const area of areas) expect(leadsTo('review', area)).toBe(true);
});

test('WIZ-02 the remaining time starts with the five minutes of the greeting and never increases', () => {
  const left = wizardSteps.map(minutesFrom);
  expect([left[0], left.at(-1)]).toEqual([5, 0]);
  expect(left).toEqual(left.toSorted((one, other) => other - one));
});
