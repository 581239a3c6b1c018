import type { Keyring } from '../../crypto/keyring.ts';
import type { Tx } from '../../db/database.ts';
import type { Origin } from '../principal.ts';

/** A change as a person asked for it. */
export interface AskedChange {
  readonly personId: string;
  readonly operation: string;
  readonly input: object;
}

interface Keys {
  readonly keyring: Keyring;
}

/** Rules of companies on changes that wait for an approval; a capability contributes them. */
export interface Holds {
  /** The kind as which the company holds back one of the operations; undefined of changes that are made at once. */
  readonly find: (tx: Tx, companyCode: string, operations: readonly string[]) => Promise<string | undefined>;
  // Untyped here, because definitions of operations know the kernel, and the kernel this.
  /** Operation that has a change approved: it refuses with the approvers, or answers that nothing holds the change any more. */
  readonly asking: object | undefined;
  /** Answers of each change if it waits for its approval. */
  readonly areAsked: (tx: Tx, keys: Keys, companyCode: string, changes: readonly AskedChange[]) => Promise<boolean[]>;
  /** Takes the request for a change back that waits, where there is one; `by` did what it was to change otherwise. */
  readonly withdraw: (tx: Tx, keys: Keys, companyCode: string, change: AskedChange, by: string | null) => Promise<void>;
}

/** Default without a capability that holds changes back: each is made at once. */
export const holdsNothing: Holds = {
  find: async () => undefined,
  asking: undefined,
  areAsked: async (_tx, _keys, _companyCode, changes) => changes.map(() => false),
  withdraw: async () => undefined,
};

/** Unwinds work that the company has approved first; it never leaves the executor. */
export class HeldBack extends Error {
  readonly heldKind: string;
  constructor(heldKind: string) {
    super(`held back: ${heldKind}`);
    this.heldKind = heldKind;
  }
}

// Approved and trial changes go on, and so do rows of a run: the operations of its rows are checked when the run is begun.
/** Unwinds a person's change that the company holds back, from whatever call, run or plan it comes. */
export async function requireUnheld(
  tx: Tx,
  { holds }: { readonly holds: Holds },
  { principal, isReleased, runId }: Origin,
  operations: readonly string[],
): Promise<void> {
  if (principal.kind !== 'person' || isReleased || runId !== undefined) return;
  const heldKind = await holds.find(tx, principal.companyCode, operations);
  if (heldKind !== undefined) throw new HeldBack(heldKind);
}
