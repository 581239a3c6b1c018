/**
 * Texts of public pages, by their capabilities, so new ones make no public page heavier. A missing code shows the
 * server's sentence.
 */
export const publicCatalogues = import.meta.glob([
  '../../../contract/src/kernel/messages/*.ts',
  '../../../contract/src/*/{credentials,countries,otp,promotions,signup,terms}/messages/*.ts',
  '/src/features/*/{accounts,terms}/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
]);
