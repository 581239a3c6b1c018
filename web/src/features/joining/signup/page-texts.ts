/** Texts of the sign-up and of other ways to join that use its forms. */
export const pageTexts = import.meta.glob('/src/features/joining/signup/messages/*.ts');
