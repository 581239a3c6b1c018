/** Texts of an offered role's page besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/{memberships,profiles}/messages/*.ts',
  '/src/features/people/role-assignments/messages/*.ts',
]);
