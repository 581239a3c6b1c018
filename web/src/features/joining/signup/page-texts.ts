/** What the sign-up says, and who joins otherwise by its forms. */
export const pageTexts = import.meta.glob('/src/features/joining/signup/messages/*.ts');
