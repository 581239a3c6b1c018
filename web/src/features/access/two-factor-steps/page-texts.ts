/** Texts of these pages besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/two-factor/messages/*.ts',
  '/src/features/access/two-factor-steps/messages/*.ts',
]);
