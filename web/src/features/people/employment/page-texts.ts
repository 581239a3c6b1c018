/** The words of acts on service and access, which the panel of a person brings. */
export const pageTexts = import.meta.glob(['/src/features/people/employment/messages/*.ts']);
