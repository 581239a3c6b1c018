/** The words of acts on a selection, which come with the first one that is made. */
export const pageTexts = import.meta.glob(['/src/features/people/people/selection/messages/*.ts']);
