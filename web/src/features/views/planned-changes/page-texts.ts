/** The words of planned changes and of leaves, for their section and for the panel of a person. */
export const pageTexts = import.meta.glob([
  '/src/features/views/planned-changes/messages/*.ts',
  '/src/features/people/employment/messages/*.ts',
]);
