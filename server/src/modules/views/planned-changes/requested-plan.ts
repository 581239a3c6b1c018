import { refuse } from '@madang/contract/refuse.ts';
import { fixedPlans } from '@madang/contract/views/planned-changes/steps.ts';
import type { CompanyContext } from '../../../kernel/operations/context.ts';
import { permissionOf } from '../../../kernel/operations/principals-for.ts';
import { findPlan, type FoundPlan } from '../../../kernel/operations/stored/plan-acts.ts';
import type { Audited, Target } from '../../../kernel/operations/outcome.ts';

type Asking = Pick<CompanyContext<unknown, never>, 'tx' | 'kernel' | 'companyCode' | 'actorId' | 'can'>;

/** A planned change that the actor may act on. */
export interface RequestedPlan extends FoundPlan {
  readonly planId: string;
  /** The actor may make the change themselves. */
  readonly mayMake: boolean;
}

/** Finds a planned change for its planner, and for those who may make it themselves; for others there is none (CO404). */
export async function requirePlan(context: Asking, planId: string): Promise<RequestedPlan> {
  const { tx, kernel, companyCode, actorId, can } = context;
  const found = await findPlan(tx, { companyCode, planId });
  if (!found) throw refuse('CO404');
  const permission = permissionOf(kernel.operations.storable(found.operation));
  const mayMake =
    permission !== undefined && found.targets.length > 0 && (await canAll(can, permission, found.targets));
  if (!mayMake && found.personId !== actorId) throw refuse('CO404');
  // What the product plans ends by what it belongs to: a dispatch is prolonged by its companies.
  if (fixedPlans.includes(found.operation)) throw refuse('PLAN_STATE');
  return { ...found, planId, mayMake };
}

async function canAll(
  can: Asking['can'],
  permission: Parameters<Asking['can']>[0],
  targets: readonly Target[],
): Promise<boolean> {
  for (const target of targets) {
    if (!(await can(permission, target))) return false;
  }
  return true;
}

/** The person or department that a planned change is about. */
export function aboutOf({ targets, planId }: Pick<RequestedPlan, 'targets' | 'planId'>): Target {
  return targets.find(({ kind }) => kind === 'person') ?? targets[0] ?? { kind: 'planned-change', id: planId };
}

/** The audit row of an act on a planned change: about its person or department, with the change's name and its day. */
export function auditOf(plan: RequestedPlan): Audited {
  return { target: aboutOf(plan), detail: { change: plan.operation, dueOn: plan.dueOn } };
}
