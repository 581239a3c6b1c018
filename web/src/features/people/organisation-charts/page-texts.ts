/** Texts of the organisation chart besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/{organisation-charts,people,planned-changes}/messages/*.ts',
  '/src/features/people/organisation-charts/messages/*.ts',
]);
