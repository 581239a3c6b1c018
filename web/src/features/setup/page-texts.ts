/** What the set-up says, which no room of the console does. */
export const pageTexts = import.meta.glob('/src/features/setup/messages/*.ts');
