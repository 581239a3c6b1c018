/**
 * Texts for console and operator sections, without capabilities whose pages are all outside, which bring their own
 * (`page-texts.ts`).
 */
export const consoleCatalogues = import.meta.glob([
  '../../../contract/src/kernel/messages/*.ts',
  '../../../contract/src/*/*/messages/*.ts',
  '/src/features/*/*/messages/*.ts',
  '!/src/features/*/{outbox,setup,terms-publishing,front,signup,account-activations,recoveries,consents,profiles}/messages/*.ts',
  '!/src/features/*/{security-questions,sessions,known-devices,identity-steps,mfa,mfa-steps}/messages/*.ts',
  '!/src/features/people/employment/messages/*.ts',
  '!/src/features/joining/imports/messages/*.ts',
  '!/src/features/ground/run-titles/messages/*.ts',
  '!/src/features/views/{runs,planned-changes}/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
]);
