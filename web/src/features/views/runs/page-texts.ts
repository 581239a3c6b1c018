/** The words of runs, which come with the first one that is shown. */
export const pageTexts = import.meta.glob(['/src/features/views/runs/messages/*.ts']);
