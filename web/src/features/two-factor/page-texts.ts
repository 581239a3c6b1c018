/** What the page of one's own security says beside the texts of My account. */
export const pageTexts = import.meta.glob([
  '../../../../contract/src/two-factor/messages/*.ts',
  '/src/features/two-factor/messages/*.ts',
]);
