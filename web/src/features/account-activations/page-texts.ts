/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../contract/src/account-activations/messages/*.ts',
  '/src/features/account-activations/messages/*.ts',
]);
