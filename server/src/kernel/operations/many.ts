import type { Tx } from '../db/database.ts';
import type { RequestInfo } from '../http/request-info.ts';
import type { Kernel } from '../kernel.ts';
import type { Audited, StoredStep } from './outcome.ts';

/** One row of many, whose right was asked. */
export interface ManyRow<I> {
  readonly rowNumber: number;
  readonly input: I;
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
  /** What former rows take (an ID, a number, a contact), over all chunks of a check; of a run, those of the chunk. */
  readonly seen: Set<string>;
  /** A check only reads, and locks nothing. */
  readonly isCheck: boolean;
}

/** How an operation checks and writes many rows at once. */
export interface SecondForm<I, A> {
  /** Finds the rows that no rule can refuse, by the functions that `run` calls; any other row is left out. */
  readonly checkMany: (context: ManyContext, rows: readonly ManyRow<I>[]) => Promise<readonly CleanRow<unknown>[]>;
  /** Writes rows that were found clean in the same transaction; one that lost a race is left out, and leaves nothing. */
  readonly writeMany: (context: ManyContext, rows: readonly CleanRow<unknown>[]) => Promise<readonly WrittenRow<A>[]>;
}

/** Ties both halves to one type of content. */
export function secondForm<I, A, C>(form: {
  readonly checkMany: (context: ManyContext, rows: readonly ManyRow<I>[]) => Promise<readonly CleanRow<C>[]>;
  readonly writeMany: (context: ManyContext, rows: readonly CleanRow<C>[]) => Promise<readonly WrittenRow<A>[]>;
}): SecondForm<I, A> {
  // The executor gives `writeMany` what `checkMany` of the same form has answered, and nothing else.
  return form as SecondForm<I, A>;
}
