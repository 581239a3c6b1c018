import type { PlanRefusal } from '@madang/contract/ground/jobs/plans.ts';
import { type PlannableStep, plannableNames } from '@madang/contract/views/planned-changes/steps.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import type { StoredStep, Target } from '../../../kernel/operations/outcome.ts';
import { keepRefusals } from '../../../kernel/operations/stored/plan-acts.ts';
import type { PlansAmong, TriedPlan } from '../../../kernel/operations/stored/plans-around.ts';
import { presentRefusal } from './present.ts';

type Judging = Pick<CompanyContext<unknown, never>, 'tx' | 'kernel' | 'companyCode' | 'tryPlans' | 'attempt'>;

const ofHeads = 'change-department-heads';

/** Ids that the input of a planned change names. */
interface NamedInput {
  readonly personId?: string;
  readonly departmentCode?: string;
  readonly personIds?: readonly string[];
}

/** The thing that a change is about. */
export function changedBy({ name, input }: PlannableStep | StoredStep): Target {
  const { personId = '', departmentCode = '' } = input as NamedInput;
  return name === ofHeads ? { kind: 'department', id: departmentCode } : { kind: 'person', id: personId };
}

/** People that a change names. */
export function personIdsOf({ name, input }: PlannableStep | StoredStep): readonly string[] {
  const { personId = '', personIds = [] } = input as NamedInput;
  return name === ofHeads ? personIds : [personId];
}

/** Changes that decide on each other: all of a person; of heads the states of these people, and other heads of the department. */
function among({ contributed }: Pick<Kernel, 'contributed'>, step: StoredStep): PlansAmong {
  const ofState = contributed.of('plannedAhead').flatMap(({ stateOperations = [] }) => stateOperations);
  const people = personIdsOf(step).map((id) => ({ kind: 'person', id }));
  return step.name === ofHeads
    ? { targets: [...people, changedBy(step)], operations: [...ofState, ofHeads] }
    : { targets: people, operations: [...ofState, ...plannableNames] };
}

// `planned`: the change itself, where it waits. What it spoils is said of it (PLAN_LATER), and is kept with what is spoiled.

/** STA-10: tries all that waits beside a change, in its order, and keeps with each what stands against it. */
export async function judgePlans(
  context: Judging,
  step: StoredStep,
  planned?: { readonly planId: string; readonly personId: string | undefined },
): Promise<PlanRefusal | null> {
  const { tryPlans, kernel } = context;
  const beside = among(kernel, step);
  const tried = await tryPlans(beside);
  await keepJudged(
    context,
    tried.filter((plan) => isAboutOne(plan, changedBy(step))),
  );
  const heads = tried.filter((plan) => step.name !== ofHeads && plan.step.name === ofHeads);
  // Heads hang on more people than this one.
  for (const plan of heads) {
    const judged = await tryPlans(among(kernel, plan.step));
    await keepJudged(
      context,
      judged.filter(({ step: other }) => isAboutOne({ step: other }, changedBy(plan.step))),
    );
  }
  if (!planned) return null;
  const { planId, personId } = planned;
  const place = tried.findIndex((plan) => plan.planId === planId);
  // Among very many it is tried by itself.
  if (place === -1) return presentRefusal(await context.attempt(step, personId));
  const refusal = tried[place]?.refusal;
  if (refusal) return presentRefusal(refusal);
  const spoiled = tried.slice(place).filter((plan) => plan.isShown && plan.refusal);
  if (spoiled.length === 0) return null;
  const without = await tryPlans({ ...beside, without: [planId] });
  const isDone = ({ planId: id }: TriedPlan) => without.some((plan) => plan.planId === id && !plan.refusal);
  const first = spoiled.find(isDone);
  return first ? { code: 'PLAN_LATER', params: { 0: first.dueOn } } : null;
}

function isAboutOne({ step }: Pick<TriedPlan, 'step'>, { kind, id }: Target): boolean {
  const about = changedBy(step);
  return about.kind === kind && about.id === id;
}

/** Writes nothing for what is as it was: nothing stood against it, and nothing does. */
async function keepJudged({ tx, kernel, companyCode }: Judging, tried: readonly TriedPlan[]): Promise<void> {
  const changed = tried.filter(({ refusal, refusalCode }) => refusal !== undefined || refusalCode !== null);
  if (changed.length === 0) return;
  const refusals = new Map(changed.map(({ planId, refusal }) => [planId, presentRefusal(refusal)]));
  await keepRefusals(tx, kernel.keyring, companyCode, refusals);
}
