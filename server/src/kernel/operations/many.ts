import { Refusal } from '@madang/contract/refuse.ts';
import type { Tx } from '../db/database.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Kernel } from '../kernel.ts';
import type { Audited, StoredStep } from './outcome.ts';

/** One row of many, whose right was asked. */
export interface ManyRow<I> {
  readonly rowNumber: number;
  readonly input: I;
  /** An earlier row of the run takes what this one takes, so it is run by itself, after that one. */
  readonly isRepeated: boolean;
}

/** A row that no rule can refuse, with what is to be written of it. */
export interface CleanRow<C> {
  readonly rowNumber: number;
  readonly content: C;
}

/** A row that is written, and what it leaves, as `run` would have left it. */
export interface WrittenRow<A> {
  readonly rowNumber: number;
  readonly answer: A;
  readonly audit: Audited;
  readonly undo?: StoredStep | undefined;
}

export interface ManyContext {
  readonly tx: Tx;
  readonly kernel: Kernel;
  readonly companyCode: string;
  readonly actorId: string | undefined;
  readonly request: Pick<RequestInfo, 'id' | 'address'>;
  /** Asks if a clean row of an earlier chunk of a check takes it; in a run the database knows. */
  readonly isTaken: (key: string) => boolean;
  /** Counts the clean rows of earlier chunks of a check; none in a run. */
  readonly cleanBefore: number;
  /** A check only reads, and locks nothing. */
  readonly isCheck: boolean;
}

/** Check and write of many rows at once. */
export interface SecondForm<I, A> {
  /** Lists what a row takes or changes: an ID, a contact, a person. Two rows with the same are run in their order. */
  readonly takes: (kernel: Kernel, input: I) => readonly string[];
  /** Keys of rows that must be applied before this one: the department that another row creates. */
  readonly needs?: (input: I) => readonly string[];
  /** Finds the rows that no rule can refuse, by the functions that `run` calls; any other row is left out. */
  readonly checkMany: (context: ManyContext, rows: readonly ManyRow<I>[]) => Promise<readonly CleanRow<unknown>[]>;
  /** Writes rows that were found clean in the same transaction; one that lost a race is left out, and leaves nothing. */
  readonly writeMany: (context: ManyContext, rows: readonly CleanRow<unknown>[]) => Promise<readonly WrittenRow<A>[]>;
}

/** Ties both halves to one type of content. */
export function secondForm<I, A, C>(
  form: Pick<SecondForm<I, A>, 'takes' | 'needs'> & {
    readonly checkMany: (context: ManyContext, rows: readonly ManyRow<I>[]) => Promise<readonly CleanRow<C>[]>;
    readonly writeMany: (context: ManyContext, rows: readonly CleanRow<C>[]) => Promise<readonly WrittenRow<A>[]>;
  },
): SecondForm<I, A> {
  // The executor gives `writeMany` what `checkMany` of the same form has answered, and nothing else.
  return form as SecondForm<I, A>;
}

/** Returns the answer of rules that `run` calls; undefined where one refuses. Any other error goes on. */
export async function unlessRefused<T>(rules: () => Promise<T>): Promise<T | undefined> {
  try {
    return await rules();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/** The same of a rule that waits for nothing. */
export function allowed<T>(rule: () => T): T | undefined {
  try {
    return rule();
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
