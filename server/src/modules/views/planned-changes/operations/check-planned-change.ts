import { onePlan } from '@madang/contract/views/planned-changes/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readPlannedStep } from '../../../../kernel/operations/stored/plan-acts.ts';
import { judgePlans } from '../judge.ts';
import { holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';
import { aboutOf, requirePlan } from '../requested-plan.ts';

/** Tries a planned change among those beside it, each in the name of its planner; answers and keeps what stands against it. */
export const checkPlannedChange = defineOperation({
  name: 'check-planned-change',
  input: onePlan,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'PLAN_STATE'],
  async run(context, { planId }) {
    const { tx, kernel, companyCode, refuse } = context;
    const plan = await requirePlan(context, planId);
    await holdPlansOf(tx, companyCode, aboutOf(plan));
    const step = await readPlannedStep(tx, kernel.keyring, { companyCode, planId });
    if (!step) throw refuse('PLAN_STATE');
    // Of the change nothing is written: what was tried is taken back.
    return { answer: { refusal: await judgePlans(context, step, plan) }, audit: 'none' };
  },
});
