/** Texts of these pages besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/joining/account-activations/messages/*.ts',
  '/src/features/joining/account-activations/messages/*.ts',
]);
