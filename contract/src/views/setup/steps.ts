/** WIZ-02: the steps of the set-up in their order. */
export const wizardSteps = [
  'jobRanks',
  'departments',
  'mainPage',
  'menus',
  'boards',
  'anniversaries',
  'review',
  'almostDone',
  'guideMember',
  'guideLink',
  'guideApproval',
] as const;
export type WizardStep = (typeof wizardSteps)[number];

const review = wizardSteps.indexOf('review');

/**
 * WIZ-04, WIZ-18: returns true if a step leads to another: the same, the next, any earlier one up to the review; after
 * it, only forward.
 */
export function leadsTo(from: WizardStep, to: WizardStep): boolean {
  const [here, there] = [wizardSteps.indexOf(from), wizardSteps.indexOf(to)];
  return there === here || there === here + 1 || (there < here && here <= review);
}

/** A step as stored; one that a release no longer knows is begun with the first. */
export function toWizardStep(stored: string): WizardStep {
  return wizardSteps.find((step) => step === stored) ?? wizardSteps[0];
}
