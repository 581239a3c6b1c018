/** All texts of the product, for the signed-in app. */
export const appCatalogues = import.meta.glob([
  '../../../contract/src/*/messages/*.ts',
  '/src/features/*/messages/*.ts',
  '!/src/features/outbox/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
]);
