/** Texts of the parts on the home, beside those of every page. */
export const pageTexts = import.meta.glob('/src/features/workplace/approval-requests/messages/*.ts');
