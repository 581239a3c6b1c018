/** All texts of the product, which console and operator rooms read when they are entered. */
export const consoleCatalogues = import.meta.glob([
  '../../../contract/src/*/messages/*.ts',
  '/src/features/*/messages/*.ts',
  '!/src/features/outbox/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
]);
