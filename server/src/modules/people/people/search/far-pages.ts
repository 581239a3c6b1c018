import { inCompany, type Database } from '../../../../kernel/db/database.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { KeptValues } from '../../../../kernel/process/kept-values.ts';
import { selectAnchors } from './anchors.sql.ts';
import type { PeopleOrder } from './people-pages.sql.ts';
import type { PeopleSelection } from './selection.sql.ts';

/** A place in a list that is known, from which later ones are found. */
export interface Anchor {
  readonly offset: number;
  /** The value that the list is ordered by, as text. */
  readonly key: string;
  readonly personId: string;
}

interface Anchors {
  readonly madeAt: number;
  readonly anchors: readonly Anchor[];
}

/** Offset from which a page is read from an anchor: before it, skipping in the index is as quick. */
const farOffset = 5_000;
/** A place is found by passing over so many entries of an index at most. */
const anchorStep = 2_000;
/**
 * Time after which anchors are renewed behind a reader, who still uses them; after twice as long they are no longer
 * used.
 */
const freshMs = 60_000;

/**
 * Memory of large lists for a minute: lists that are not counted again, and the place of every 2,000th person
 * (docs/decisions/lists-and-search-of-people.md).
 */
export class FarPages {
  readonly #db: Database;
  readonly #now: () => number;
  readonly #many = new KeptValues<number>('longLists');
  readonly #anchors = new KeptValues<Anchors>('listPlaces');
  /** One list at a time: each reads all of its people. */
  #work: Promise<unknown> = Promise.resolve();
  readonly #awaited = new Set<string>();

  constructor(db: Database, now: () => number = () => performance.now()) {
    this.#db = db;
    this.#now = now;
  }

  /** Returns true if a selection recently had more people than are counted. */
  isMany(selection: PeopleSelection): boolean {
    const until = this.#many.get(keyOf(selection));
    return until !== undefined && until > this.#now();
  }

  countMany(selection: PeopleSelection): void {
    this.#many.set(keyOf(selection), this.#now() + freshMs);
  }

  /** The last anchor at or before a place; undefined where none is known yet, in which case they are made for the next reader. */
  before(selection: PeopleSelection, order: PeopleOrder, offset: number): Anchor | undefined {
    if (offset < farOffset || selection.text !== '') return undefined;
    const key = `${order.by} ${order.descending} ${keyOf(selection)}`;
    const known = this.#anchors.get(key);
    const age = known ? this.#now() - known.madeAt : Infinity;
    if (age > freshMs) this.#make(key, selection, order);
    return age > 2 * freshMs ? undefined : known?.anchors.findLast((anchor) => anchor.offset <= offset);
  }

  /** Resolves once the running work is done. */
  settled(): Promise<unknown> {
    return this.#work;
  }

  #make(key: string, selection: PeopleSelection, order: PeopleOrder): void {
    if (this.#awaited.has(key)) return;
    this.#awaited.add(key);
    this.#work = this.#work.then(async () => {
      const madeAt = this.#now();
      try {
        const anchors = await inCompany(this.#db, selection.companyCode, (tx) =>
          selectAnchors(tx, selection, { order, step: anchorStep }),
        );
        this.#anchors.set(key, { madeAt, anchors });
      } catch {
        // The reader has the page, found the long way; the next one asks again.
      } finally {
        this.#awaited.delete(key);
      }
    });
  }
}

/** Identifiers and the other spelling follow from the text. */
function keyOf({ identifiers: _identifiers, hangul: _hangul, ...selection }: PeopleSelection): string {
  return JSON.stringify(selection);
}

const known = new WeakMap<Kernel, FarPages>();

/** Those of a process. */
export function farPagesOf(kernel: Kernel): FarPages {
  const pages = known.get(kernel) ?? new FarPages(kernel.db);
  known.set(kernel, pages);
  return pages;
}
