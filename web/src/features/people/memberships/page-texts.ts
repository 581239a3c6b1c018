/** What the page of an offered role says beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/{memberships,profiles}/messages/*.ts',
  '/src/features/people/memberships/messages/*.ts',
]);
