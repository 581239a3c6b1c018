import { wizardSteps, type WizardStep } from '@madang/contract/setup/steps.ts';

const review = wizardSteps.indexOf('review');

/** Where a step leads to: on, or nowhere behind the last; back, as long as the review has not come (WIZ-04). */
export function neighboursOf(step: WizardStep) {
  const place = wizardSteps.indexOf(step);
  return {
    place,
    next: wizardSteps[place + 1],
    previous: place > 0 && place < review ? wizardSteps[place - 1] : undefined,
  };
}

/** The steps that make or choose something; the review shows each. */
export const areas = wizardSteps.slice(0, review);
