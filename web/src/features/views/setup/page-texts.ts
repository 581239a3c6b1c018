/** What the set-up says, which no section of the console does. */
export const pageTexts = import.meta.glob('/src/features/views/setup/messages/*.ts');
