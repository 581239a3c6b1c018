/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../contract/src/operators/messages/*.ts',
  '/src/features/operators/messages/*.ts',
]);
