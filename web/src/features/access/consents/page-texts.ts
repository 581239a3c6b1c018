/** What these pages say beside the texts of every page. */
export const pageTexts = import.meta.glob('/src/features/access/consents/messages/*.ts');
