/** What the front page and the picture of the product say. */
export const pageTexts = import.meta.glob('/src/features/ground/front/messages/*.ts');
