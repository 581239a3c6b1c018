/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/joining/account-activations/messages/*.ts',
  '/src/features/joining/account-activations/messages/*.ts',
]);
