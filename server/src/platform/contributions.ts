import type { OwnDataSection } from '../kernel/own-data/own-data.ts';

/** Parts that a capability gives to others from its own folder; the reader of a slot knows none of the modules that fill it. */
export interface Contributions {
  /** Rows that the module holds about a person, for the file of all their data; parts follow each other by their places. */
  readonly ownData?: Placed<{ readonly sections: readonly OwnDataSection[] }>;
}

/** A part of something that people read from its beginning. */
type Placed<Part> = Part & { readonly place: number };

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
