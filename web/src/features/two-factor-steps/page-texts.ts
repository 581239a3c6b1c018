/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../contract/src/two-factor/messages/*.ts',
  '/src/features/two-factor-steps/messages/*.ts',
]);
