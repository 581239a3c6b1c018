import { sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import { inCompany, transaction, type Tx } from '../../db/database.ts';
import type { Kernel } from '../../kernel.ts';
import { type Done, orAsk, perform, prepare, settingsOf, settling } from '../executor.ts';
import { parseInput } from '../input.ts';
import { companyOf, type Origin } from '../principal.ts';
import { undoRow, unseal } from './sealed.ts';

interface StoredStep {
  readonly operation: string;
  readonly input: Buffer;
}

/**
 * Undoes a change by its audit row's step, once and in time, with the caller's own right. Refuses with UNDO_OVER
 * without a step.
 */
export async function undo(kernel: Kernel, origin: Origin, auditId: string): Promise<Done<unknown>> {
  const companyCode = companyOf(origin.principal);
  if (companyCode === undefined) throw refuse('CO401');
  const step = await inCompany(kernel.db, companyCode, (tx) => findStep(tx, companyCode, auditId));
  if (!step) throw refuse('UNDO_OVER');
  const operation = kernel.operations.storable(step.operation);
  const input: unknown = parseInput(operation, unseal(kernel.keyring, undoRow(auditId), step.input));
  const by = { ...origin, via: `undo:${auditId}` };
  const prepared = await prepare(kernel, operation, by, input);
  const { outcome, records } = await settling(kernel, operation, prepared, () =>
    transaction(
      kernel.db,
      async (tx) => {
        // Two at once: the second one waits here, and finds nothing where the first one has committed.
        if (!(await takeStep(tx, companyCode, auditId))) throw refuse('UNDO_OVER');
        return perform(tx, kernel, operation, by, input, prepared);
      },
      settingsOf(operation, by),
    ).catch(orAsk(kernel, operation, by, input, prepared)),
  );
  if ('refusal' in outcome) throw outcome.refusal;
  return { answer: outcome.answer, undoId: records?.undoId };
}

async function findStep(tx: Tx, companyCode: string, auditId: string): Promise<StoredStep | undefined> {
  const { rows } = await sql<StoredStep>`
    select operation, input from undo_steps
    where company_code = ${companyCode} and audit_id = ${auditId} and expires_at > app_now()`.execute(tx);
  return rows[0];
}

async function takeStep(tx: Tx, companyCode: string, auditId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from undo_steps
    where company_code = ${companyCode} and audit_id = ${auditId} and expires_at > app_now()`.execute(tx);
  return numAffectedRows === 1n;
}
