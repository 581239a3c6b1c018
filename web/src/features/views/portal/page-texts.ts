/** What the downloads say beside the texts of every page: one file with what the signed-in portal says. */
export const pageTexts = import.meta.glob('/src/features/views/portal/messages/*.ts');
