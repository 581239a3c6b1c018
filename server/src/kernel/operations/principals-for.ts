import type { Permission } from '@madang/contract/permissions.ts';
import { refuse } from '@madang/contract/refuse.ts';
import type { AnyChange } from './definition.ts';
import type { Origin } from './principal.ts';

/** The kind of principal that an operation is for; of company changes, the two that act in a company. */
const principalsOf = {
  change: ['person', 'system'],
  platform: ['person', 'system'],
  flow: ['visitor'],
  logIn: ['waiting'],
  open: ['anyone'],
} as const satisfies Record<AnyChange['kind'], readonly Origin['principal']['kind'][]>;

function kindsFor(operation: AnyChange) {
  if (!('permission' in operation)) return principalsOf[operation.kind];
  // A person's own matters need a person, and what the product does by itself is no one's.
  if (operation.permission === 'session') return ['person'];
  return operation.permission === 'system' ? ['system'] : principalsOf[operation.kind];
}

export function requireKind(operation: AnyChange, { principal }: Origin): void {
  const kinds: readonly string[] = kindsFor(operation);
  if (!kinds.includes(principal.kind)) throw refuse('CO401');
}

/** The permission that a person has to have on the targets; undefined where the operation wants none. */
export function permissionOf(operation: AnyChange): Permission | undefined {
  if (operation.kind !== 'change' && operation.kind !== 'platform') return undefined;
  const { permission } = operation;
  return permission === 'session' || permission === 'system' ? undefined : permission;
}
