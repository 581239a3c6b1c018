/** Texts of the set-up, which no section of the console uses. */
export const pageTexts = import.meta.glob('/src/features/views/setup/messages/*.ts');
