/** Texts of the section in My account and of the notices, beside those of every page. */
export const pageTexts = import.meta.glob([
  '/src/features/access/login-ids/messages/*.ts',
  '../../../../../contract/src/access/login-ids/messages/*.ts',
]);
