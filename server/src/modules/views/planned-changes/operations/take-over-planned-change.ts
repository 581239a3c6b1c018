import { onePlan } from '@madang/contract/views/planned-changes/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readPlannedStep, takePlanOver } from '../../../../kernel/operations/stored/plan-acts.ts';
import { judgePlans } from '../judge.ts';
import { holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';
import { aboutOf, auditOf, requirePlan } from '../requested-plan.ts';

/** Has a planned change carried out in the name of the actor, who may make it themselves. */
export const takeOverPlannedChange = defineOperation({
  name: 'take-over-planned-change',
  input: onePlan,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'PLAN_STATE'],
  async run(context, { planId }) {
    const { tx, kernel, companyCode, actorId, refuse } = context;
    const plan = await requirePlan(context, planId);
    if (actorId === undefined || !plan.mayMake) throw refuseAny('CO401');
    await holdPlansOf(tx, companyCode, aboutOf(plan));
    if (!(await takePlanOver(tx, { companyCode, planId }, actorId))) throw refuse('PLAN_STATE');
    const step = await readPlannedStep(tx, kernel.keyring, { companyCode, planId });
    // It is tried in another name now.
    if (step) await judgePlans(context, step, { planId, personId: actorId });
    return { answer: { result: 'success' as const }, audit: auditOf(plan) };
  },
});
