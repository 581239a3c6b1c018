/** Texts of the own security page besides those of My account. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/two-factor/messages/*.ts',
  '/src/features/access/two-factor/messages/*.ts',
]);
