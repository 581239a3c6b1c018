import type { Kernel } from '../../../kernel/kernel.ts';
import { companiesWithDuePlans, startDueRun } from '../../../kernel/operations/stored/due-plans.ts';
import type { RunOf } from '../../../kernel/operations/stored/runs/runs.sql.ts';

export const sweepTask = 'sweep-due-plans';

/** The operation by which a run of planned changes is named: those who may make it in the whole company see the run. */
const namedBy = 'change-employee-place';

/** Carries out what is due in a company. */
export async function runDuePlans(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as { readonly companyCode: string };
  await startDueRun(kernel, companyCode, namedBy);
}

/** Finds what is due where no job came at its moment: a zone was moved, or no server ran. */
export async function sweepDuePlans(kernel: Kernel): Promise<void> {
  for (const companyCode of await companiesWithDuePlans(kernel)) await startDueRun(kernel, companyCode, namedBy);
}

/** Ends what a run has left, and begins with what came due since. */
export async function endDueRun(kernel: Kernel, payload: unknown): Promise<void> {
  const { companyCode } = payload as RunOf;
  await startDueRun(kernel, companyCode, namedBy);
}
