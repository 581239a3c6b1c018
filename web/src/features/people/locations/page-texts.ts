/** Texts of the office map, beside those of every page. */
export const pageTexts = import.meta.glob('/src/features/people/locations/messages/*.ts');
