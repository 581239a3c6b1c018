/** Texts of My account besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/*/{consents,people,person-keys,recovery-pins,security-questions,profiles}/messages/*.ts',
  '/src/features/*/{consents,known-devices,person-keys,recovery-pins,security-grades,security-questions,profiles,sessions}/messages/*.ts',
]);
