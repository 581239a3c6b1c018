import type { PlannableStep } from '@madang/contract/views/planned-changes/steps.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { RequestedPlan } from './requested-plan.ts';

type Asking = Pick<CompanyContext<unknown, never>, 'tx' | 'kernel' | 'companyCode'>;
type Writer = Pick<Kernel, 'contributed' | 'keyring' | 'translator'>;

interface Ahead {
  readonly step: StoredStep | PlannableStep;
  readonly dueOn: string;
  readonly isCalledOff?: boolean;
}

/** STA-10: makes a planned change known to the person and the heads concerned, or that it was called off. */
export async function notifyOfPlanned(tx: Tx, kernel: Writer, person: PersonKey, ahead: Ahead): Promise<void> {
  const { step, dueOn, isCalledOff = false } = ahead;
  const { departmentCode } = step.input as { readonly departmentCode?: string };
  const change = { operation: step.name, departmentCode, dueOn, isCalledOff };
  for (const { notify } of kernel.contributed.of('plannedAhead')) await notify(tx, kernel, person, change);
}

/** The same of a plan that was found; one that is about no person is known to its planner alone. */
export async function notifyOfPlan(
  { tx, kernel, companyCode }: Asking,
  { targets, dueOn }: RequestedPlan,
  { step, isCalledOff = false }: { readonly step: StoredStep | undefined; readonly isCalledOff?: boolean },
): Promise<void> {
  const person = targets.find(({ kind }) => kind === 'person');
  if (person && step)
    await notifyOfPlanned(tx, kernel, { companyCode, personId: person.id }, { step, dueOn, isCalledOff });
}
