/** The texts of the development outbox, which no product page carries along. */
export const outboxCatalogues = import.meta.glob([
  '../../../contract/src/kernel/messages/*.ts',
  '/src/features/views/outbox/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '/src/app/messages/*.ts',
]);
