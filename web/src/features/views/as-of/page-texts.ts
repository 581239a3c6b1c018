/** The words of pages as of a day, which come with their parts. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/as-of/messages/*.ts',
  '/src/features/views/as-of/messages/*.ts',
]);
