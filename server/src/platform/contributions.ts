import type { OwnDataSection } from '../kernel/own-data/own-data.ts';

/**
 * Parts that a capability gives to views and to acts of other capabilities. A module that asks for a slot knows none of those that fill it,
 * so a new capability appears there from its own folder.
 */
export interface Contributions {
  /** Rows that the module holds about a person, for the file of all their data. */
  readonly ownData?: readonly OwnDataSection[];
}

/** Contributions of all modules, in the order of the modules. */
export class Contributed {
  readonly #all: readonly Contributions[];

  constructor(modules: readonly { readonly contributes?: Contributions }[]) {
    this.#all = modules.flatMap(({ contributes }) => contributes ?? []);
  }

  of<Slot extends keyof Contributions>(slot: Slot): readonly NonNullable<Contributions[Slot]>[] {
    return this.#all.flatMap((each) => {
      const part = each[slot];
      return part === undefined ? [] : [part as NonNullable<Contributions[Slot]>];
    });
  }
}
