/** The words of imports, which come with their page. */
export const pageTexts = import.meta.glob(['/src/features/joining/imports/messages/*.ts']);
