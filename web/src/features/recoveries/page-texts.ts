/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../contract/src/security-questions/messages/*.ts',
  '/src/features/recoveries/messages/*.ts',
]);
