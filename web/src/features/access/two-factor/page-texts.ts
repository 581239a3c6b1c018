/** What the page of one's own security says beside the texts of My account. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/two-factor/messages/*.ts',
  '/src/features/access/two-factor/messages/*.ts',
]);
