import type { BoundRoute } from '../http/bound-route.ts';
import type { AnyChange, AnyCompanyChange, AnyOperation } from './definition.ts';

declare module '../kernel.ts' {
  interface Kernel {
    /** Every operation by its name. */
    readonly operations: Registry;
  }
}

/** Operations of a module, with and without a call. */
interface Offering {
  readonly operations: readonly BoundRoute[];
  /** Operations that no call leads to: jobs, commands and undo run them. */
  readonly more?: readonly AnyOperation[];
}

/** Every operation by its name. */
export class Registry {
  readonly #byName: ReadonlyMap<string, AnyOperation>;

  constructor(modules: readonly Offering[]) {
    const byName = new Map<string, AnyOperation>();
    for (const operation of modules.flatMap(operationsOf)) {
      const known = byName.get(operation.name);
      if (known !== undefined && known !== operation) throw new Error(`two operations are named ${operation.name}`);
      byName.set(operation.name, operation);
    }
    this.#byName = byName;
  }

  /** Names of the changes that each permission opens. */
  changesByPermission(): ReadonlyMap<string, readonly string[]> {
    const changes = this.all().filter((operation) => operation.kind === 'change');
    const groups = Map.groupBy(changes, ({ permission }) => permission);
    return new Map([...groups].map(([permission, each]) => [permission, each.map(({ name }) => name)]));
  }

  /** All of them in the order of their modules. */
  all(): readonly AnyOperation[] {
    return [...this.#byName.values()];
  }

  change(name: string): AnyChange {
    const found = this.#byName.get(name);
    if (!found || found.kind === 'query' || found.kind === 'public') throw new Error(`no operation ${name}`);
    return found;
  }

  /** One whose input may be stored: a secret stays with the person who typed it, a step of a flow with its browser. */
  storable(name: string): AnyCompanyChange {
    const found = this.change(name);
    if (!isStorable(found)) throw new Error(`${name} is never stored`);
    return found;
  }
}

/** Derives a value from a registry alone, computed at the first call: its operations are fixed when the process starts. */
export function perRegistry<T>(read: (registry: Registry) => T): (registry: Registry) => T {
  const known = new WeakMap<Registry, T>();
  return (registry) => {
    if (!known.has(registry)) known.set(registry, read(registry));
    return known.get(registry) as T;
  };
}

/**
 * Returns true if an input may be stored to run in a person's place; operations that the product runs by itself have no person.
 */
export function isStorable(operation: AnyOperation): operation is AnyCompanyChange {
  const isOfCompany = operation.kind === 'change' || operation.kind === 'platform';
  return isOfCompany && !operation.isSecret && operation.permission !== 'system';
}

/** Asks if it can be planned for a day, on which its right is asked; a person's own matters are done at once. */
export function mayBeDue(operation: AnyOperation): operation is AnyCompanyChange {
  return isStorable(operation) && operation.permission !== 'session';
}

/** Returns the operations of a module, with and without a call. */
export function operationsOf({ operations, more = [] }: Offering): readonly AnyOperation[] {
  return [...operations.flatMap(({ operation }) => operation ?? []), ...more];
}
