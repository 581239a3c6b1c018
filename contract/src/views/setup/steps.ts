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
 * WIZ-04, WIZ-18: whether one step leads to the other. On to the next one and to no later one; back, up to and from
 * the review, to any step before; behind the review only on. Where someone is they may stay, so a call that is sent
 * again does no harm.
 */
export function leadsTo(from: WizardStep, to: WizardStep): boolean {
  const [here, there] = [wizardSteps.indexOf(from), wizardSteps.indexOf(to)];
  return there === here || there === here + 1 || (there < here && here <= review);
}

/** A step as stored; one that a release no longer knows is begun with the first. */
export function toWizardStep(stored: string): WizardStep {
  return wizardSteps.find((step) => step === stored) ?? wizardSteps[0];
}
