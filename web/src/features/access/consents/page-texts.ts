/** Texts of these pages besides those of every page. */
export const pageTexts = import.meta.glob('/src/features/access/consents/messages/*.ts');
