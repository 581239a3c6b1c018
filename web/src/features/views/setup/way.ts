import { wizardSteps, type WizardStep } from '@madang/contract/views/setup/steps.ts';

const review = wizardSteps.indexOf('review');

/**
 * Returns the neighbours of a step: the next, none after the last; and the previous, as long as the review has not been reached
 * (WIZ-04).
 */
export function neighboursOf(step: WizardStep) {
  const place = wizardSteps.indexOf(step);
  return {
    place,
    next: wizardSteps[place + 1],
    previous: place > 0 && place < review ? wizardSteps[place - 1] : undefined,
  };
}

/** Seconds per step if its suggestion is read once and kept; together they are the five minutes of the greeting. */
const seconds: Readonly<Record<WizardStep, number>> = {
  jobRanks: 40,
  departments: 40,
  mainPage: 15,
  menus: 40,
  boards: 40,
  anniversaries: 40,
  review: 25,
  almostDone: 15,
  guideMember: 15,
  guideLink: 15,
  guideApproval: 15,
};

/** Returns the minimum minutes left from the beginning of a step; 0 in the last minute. */
export function minutesFrom(step: WizardStep): number {
  const left = wizardSteps.slice(wizardSteps.indexOf(step)).reduce((sum, each) => sum + seconds[each], 0);
  return left < 60 ? 0 : Math.round(left / 60);
}

/** The steps that make or choose something; the review shows each. */
export const areas = wizardSteps.slice(0, review);
