/** Texts of these pages besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/mfa/messages/*.ts',
  '/src/features/access/mfa-steps/messages/*.ts',
]);
