import { expect, test } from 'vitest';
import { leadsTo, toWizardStep, wizardSteps } from './steps.ts';

const targetsOf = (from: (typeof wizardSteps)[number]) => wizardSteps.filter((to) => to !== from && leadsTo(from, to));

test('WIZ-18 no step can be skipped, and none after the review leads back', () => {
  expect(targetsOf('jobRanks')).toEqual(['departments']);
  expect(targetsOf('mainPage')).toEqual(['jobRanks', 'departments', 'menus']);
  expect(targetsOf('review')).toEqual([...wizardSteps.slice(0, 6), 'almostDone']);
  expect(targetsOf('almostDone')).toEqual(['guideMember']);
  expect(targetsOf('guideApproval')).toEqual([]);
  for (const step of wizardSteps) expect(leadsTo(step, step)).toBe(true);
});

test('WIZ-18 an unknown stored step starts again', () => {
  expect(toWizardStep('boards')).toBe('boards');
  expect(toWizardStep('formerly')).toBe('jobRanks');
});
