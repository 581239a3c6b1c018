/** Texts of these pages besides those of every page. */
export const pageTexts = import.meta.glob([
  '../../../../../contract/src/access/{recovery-pins,security-questions}/messages/*.ts',
  '/src/features/access/recoveries/messages/*.ts',
]);
