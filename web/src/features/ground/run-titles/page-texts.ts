/** The words about runs, which come with the tray's list and with their own pages. */
export const pageTexts = import.meta.glob(['/src/features/ground/run-titles/messages/*.ts']);
