/** What the operator's page of terms says, which no section of the console does. */
export const pageTexts = import.meta.glob('/src/features/ground/terms-publishing/messages/*.ts');
