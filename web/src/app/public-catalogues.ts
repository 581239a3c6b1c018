/**
 * The texts that public pages may need: everything except what only the console says, which is left out
 * here by name to keep the public download small. A code left out still speaks: with the server's sentence.
 */
export const publicCatalogues = import.meta.glob([
  '../../../contract/src/*/messages/*.ts',
  '!../../../contract/src/{properties,departments,job-ranks,companies}/messages/*.ts',
  '/src/features/*/messages/*.ts',
  '!/src/features/outbox/messages/*.ts',
  '/src/kernel/messages/*.ts',
  '!/src/features/{properties,promotions}/messages/*.ts',
  '/src/app/messages/*.ts',
]);
