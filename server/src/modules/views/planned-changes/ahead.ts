import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import type { AheadChange } from '../../../platform/contributions.ts';
import type { RequestedPlan } from './requested-plan.ts';

type Asking = Pick<CompanyContext<unknown, never>, 'tx' | 'kernel' | 'companyCode'>;
type Writer = Pick<Kernel, 'contributed' | 'keyring' | 'translator'>;

/** STA-10: makes a planned change known to those concerned, or that it was called off. */
export async function notifyOfPlanned(tx: Tx, kernel: Writer, change: AheadChange): Promise<void> {
  for (const { notify } of kernel.contributed.of('plannedAhead')) await notify(tx, kernel, change);
}

/** The same of a plan that was found. */
export async function notifyOfPlan(
  { tx, kernel, companyCode }: Asking,
  { dueOn }: RequestedPlan,
  { step, isCalledOff = false }: { readonly step: StoredStep | undefined; readonly isCalledOff?: boolean },
): Promise<void> {
  if (step) await notifyOfPlanned(tx, kernel, { companyCode, step, dueOn, isCalledOff });
}
