import type { AnyOperation } from './definition.ts';
import { perRegistry } from './registry.ts';

/** Names of the operations that administer a company: by a permission that roles give, or marked so; no person's own matters. */
export const administrativeOperations = perRegistry((registry): readonly string[] =>
  registry.all().flatMap((operation) => {
    if ('administers' in operation && operation.administers) return operation.name;
    return isOfARole(operation) ? namesOf(operation) : [];
  }),
);

function isOfARole(operation: AnyOperation): boolean {
  const isChange = operation.kind === 'change' || operation.kind === 'platform';
  return isChange && operation.permission !== 'session' && operation.permission !== 'system';
}

/** An operation by all names that its audit rows have. */
function namesOf(operation: AnyOperation): readonly string[] {
  return [operation.name, ...(('auditNames' in operation && operation.auditNames) || [])];
}
