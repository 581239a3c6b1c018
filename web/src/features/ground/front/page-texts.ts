/** Texts of the front page and the product picture. */
export const pageTexts = import.meta.glob('/src/features/ground/front/messages/*.ts');
