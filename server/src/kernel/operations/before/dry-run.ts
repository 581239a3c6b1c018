import { randomUUID } from 'node:crypto';
import { transaction, type Tx } from '../../db/database.ts';
import type { Kernel } from '../../kernel.ts';
import type { PersonKey } from '../../session/person-key.ts';
import type { AnyCompanyChange, InputOf } from '../definition.ts';
import { settingsOf, tryOut } from '../executor.ts';
import type { Origin } from '../principal.ts';

/** Ends a trial: the transaction rolls back because of it. */
class TrialOver extends Error {
  override name = 'TrialOver';
}

/** Runs a person's change in a transaction that is rolled back, and returns what `look` saw; without audit and approval. */
export async function dryRun<O extends AnyCompanyChange, Seen>(
  kernel: Kernel,
  operation: O,
  { companyCode, personId }: PersonKey,
  input: InputOf<O>,
  look: (tx: Tx, act: () => Promise<void>) => Promise<Seen>,
): Promise<Seen> {
  const principal = { kind: 'person', companyCode, personId } as const;
  const origin: Origin = { principal, request: { id: randomUUID(), address: '' }, isReleased: true };
  let seen: { readonly value: Seen } | undefined;
  const work = async (tx: Tx) => {
    seen = { value: await look(tx, () => tryOut(tx, kernel, operation, origin, input)) };
    throw new TrialOver();
  };
  await transaction(kernel.db, work, settingsOf(operation, origin)).catch((error: unknown) => {
    if (!(error instanceof TrialOver)) throw error;
  });
  if (!seen) throw new Error('a trial ended without an answer');
  return seen.value;
}
