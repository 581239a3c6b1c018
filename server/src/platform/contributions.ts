import type { OwnDataSection } from '../kernel/own-data/own-data.ts';
import type { Database, Tx } from '../kernel/db/database.ts';
import type { LinkedSide, LogInSlots } from './log-in-slots.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { Naming } from '../kernel/audit/naming.ts';

/** Part of a module in the end of a company, from the last day of its service until nothing of it is left. */
export interface CompanyEnd {
  /** Runs in the transaction that ends the service; the company can return for so many days. */
  readonly ended?: (tx: Tx, companyCode: string, keptDays: number) => Promise<void>;
  /** Tables that `destroyed` empties, or that keep rows of a company that is gone. */
  readonly tablesApart?: readonly string[];
  /** Runs once the rows of all other tables are destroyed, and again after a run that broke off. */
  readonly destroyed?: (db: Database, companyCode: string) => Promise<void>;
}

/** Parts that a capability gives to others from its own folder; the reader of a slot knows none of the modules that fill it. */
export interface Contributions extends LogInSlots {
  /** Rows that the module holds about a person, for the file of all their data; parts follow each other by their places. */
  readonly ownData?: Placed<{ readonly sections: readonly OwnDataSection[] }>;
  /** Acts of the module when a company ends its service, and when all that the company had is destroyed. */
  readonly companyEnded?: CompanyEnd;
  /** Names of the module's things by the kind of an audit row's target. */
  readonly names?: Readonly<Record<string, Naming>>;
  /** Ends what the module keeps of a person whose account closes, while the person's names and contacts still exist. */
  readonly personLeaves?: (tx: Tx, kernel: Kernel, person: PersonKey) => Promise<void>;
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

  /** Ends, in the caller's transaction, what logins open in other companies. */
  async endLinkedLogins(tx: Tx, side: LinkedSide): Promise<void> {
    for (const end of this.of('linkedLoginsEnd')) await end(tx, side);
  }
}
