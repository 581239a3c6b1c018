/** Texts of the operator's page of terms, which no section of the console uses. */
export const pageTexts = import.meta.glob('/src/features/ground/terms-publishing/messages/*.ts');
