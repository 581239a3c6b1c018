import { onePlan } from '@madang/contract/views/planned-changes/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readPlannedStep } from '../../../../kernel/operations/stored/plan-acts.ts';
import { presentRefusal } from '../present.ts';
import { requirePlan } from '../requested-plan.ts';

/** Tries a planned change in the name of its planner as if it were due, and answers what stands against it. */
export const checkPlannedChange = defineOperation({
  name: 'check-planned-change',
  input: onePlan,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'PLAN_STATE'],
  async run(context, { planId }) {
    const { tx, kernel, companyCode, attempt, refuse } = context;
    const { personId } = await requirePlan(context, planId);
    const step = await readPlannedStep(tx, kernel.keyring, { companyCode, planId });
    if (!step) throw refuse('PLAN_STATE');
    const refusal = await attempt(step, personId);
    // Nothing is written: what was tried is taken back.
    return { answer: { refusal: presentRefusal(refusal) }, audit: 'none' };
  },
});
