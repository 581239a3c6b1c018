/** Texts of the downloads besides those of every page: one file with the texts of the signed-in portal. */
export const pageTexts = import.meta.glob('/src/features/views/portal/messages/*.ts');
