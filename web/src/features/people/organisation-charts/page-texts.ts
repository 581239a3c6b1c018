/** What the organisation chart says beside the texts of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/{organisation-charts,people,planned-changes}/messages/*.ts',
  '/src/features/people/organisation-charts/messages/*.ts',
]);
