/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/two-factor/messages/*.ts',
  '/src/features/access/two-factor-steps/messages/*.ts',
]);
