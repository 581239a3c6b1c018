/** What these steps say, for the pages that have them. */
export const pageTexts = import.meta.glob('/src/features/access/identity-steps/messages/*.ts');
