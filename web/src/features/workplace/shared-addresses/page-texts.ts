/** Texts of the section in My account, beside those of every page. */
export const pageTexts = import.meta.glob([
  '/src/features/workplace/shared-addresses/messages/*.ts',
  '../../../../../contract/src/workplace/shared-addresses/messages/*.ts',
]);
