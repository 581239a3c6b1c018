/**
 * The texts of public pages, by the capabilities that have one; every other is left to the console, so that a new
 * capability makes no public page heavier. One whose pages stand apart brings its own (`page-texts.ts`). A code
 * left out still speaks: with the server's sentence.
 */
export const publicCatalogues = import.meta.glob([
  '../../../contract/src/kernel/messages/*.ts',
  '../../../contract/src/*/{credentials,countries,otp,promotions,signup,terms}/messages/*.ts',
  '/src/features/*/{accounts,terms}/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
]);
