/** Texts of these pages besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/views/operators/messages/*.ts',
  '/src/features/views/operators/messages/*.ts',
]);
