import { onePlan } from '@madang/contract/views/planned-changes/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { cancelPlan, readPlannedStep } from '../../../../kernel/operations/stored/plan-acts.ts';
import { notifyOfPlan } from '../ahead.ts';
import { judgePlans } from '../judge.ts';
import { holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';
import { aboutOf, auditOf, requirePlan } from '../requested-plan.ts';

/** Cancels a planned change; what it was to do is forgotten. */
export const cancelPlannedChange = defineOperation({
  name: 'cancel-planned-change',
  input: onePlan,
  // Its planner may, and those who may make the change themselves.
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'PLAN_STATE'],
  async run(context, { planId }) {
    const { tx, kernel, companyCode, refuse } = context;
    const plan = await requirePlan(context, planId);
    await holdPlansOf(tx, companyCode, aboutOf(plan));
    const step = await readPlannedStep(tx, kernel.keyring, { companyCode, planId });
    if (!(await cancelPlan(tx, { companyCode, planId }))) throw refuse('PLAN_STATE');
    // What was refused beside it may be free now, and what came after it not.
    if (step) await judgePlans(context, step);
    await notifyOfPlan(context, plan, { step, isCalledOff: true });
    return { answer: { result: 'success' as const }, audit: auditOf(plan) };
  },
});
