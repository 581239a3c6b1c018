/** Texts of the own security page besides those of My account. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/mfa/messages/*.ts',
  '/src/features/access/mfa/messages/*.ts',
]);
