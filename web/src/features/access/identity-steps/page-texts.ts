/** Texts of these steps, for the pages that include them. */
export const pageTexts = import.meta.glob('/src/features/access/identity-steps/messages/*.ts');
