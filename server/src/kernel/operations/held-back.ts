import type { Tx } from '../db/database.ts';
import type { Kernel } from '../kernel.ts';
import type { AnyCompanyChange } from './definition.ts';
import type { Origin } from './principal.ts';

/** Rules of companies on changes that wait for an approval; a capability contributes them. */
export interface Holds {
  /** The kind as which the company holds back one of the operations; undefined of changes that are made at once. */
  readonly find: (tx: Tx, companyCode: string, operations: readonly string[]) => Promise<string | undefined>;
  /** Has a change approved: it refuses with who is asked, or answers that nothing holds the change any more. */
  readonly asking: AnyCompanyChange | undefined;
}

/** Without a capability that holds changes back each is made at once. */
export const holdsNothing: Holds = { find: async () => undefined, asking: undefined };

/** Unwinds work that the company has approved first; it never leaves the executor. */
export class HeldBack extends Error {
  readonly heldKind: string;
  constructor(heldKind: string) {
    super(`held back: ${heldKind}`);
    this.heldKind = heldKind;
  }
}

/**
 * Unwinds a person's change that the company holds back, whichever way it came. What was approved or is only tried goes on, and so
 * do rows of a run: whoever has a run begin is asked for the operations of its rows.
 */
export async function requireUnheld(
  tx: Tx,
  { holds }: Pick<Kernel, 'holds'>,
  { principal, isReleased, runId }: Origin,
  operations: readonly string[],
): Promise<void> {
  if (principal.kind !== 'person' || isReleased || runId !== undefined) return;
  const heldKind = await holds.find(tx, principal.companyCode, operations);
  if (heldKind !== undefined) throw new HeldBack(heldKind);
}
