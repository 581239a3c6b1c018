import { inCompany } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { startDueRun, startDueRuns } from '../../../kernel/operations/stored/due-plans.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import { notifyOfUnmade } from './notices.ts';

export const sweepTask = 'sweep-due-plans';
export const purgeTask = 'purge-planned-changes';

/** The operation by which a run of planned changes is named: those who may make it in the whole company see the run. */
const namedBy = 'change-employee-place';

/** Carries out what is due in a company. */
export async function runDuePlans(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as { readonly companyCode: string };
  await startDueRun(kernel, companyCode, namedBy);
}

/** Finds what is due where no job came at its moment: a zone was moved, or no server ran. */
export async function sweepDuePlans(kernel: Kernel): Promise<void> {
  await startDueRuns(kernel, namedBy);
}

/** Begins with what came due since a run, and notifies the planners of what it has not made. */
export async function endDueRun(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode, runId } = payload as RunOf;
  await startDueRun(kernel, companyCode, namedBy);
  await inCompany(kernel.db, companyCode, (tx) => notifyOfUnmade(tx, kernel, { companyCode, runId }));
}
