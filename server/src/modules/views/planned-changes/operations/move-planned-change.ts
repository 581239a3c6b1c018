import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { movedPlan } from '@madang/contract/views/planned-changes/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { movePlan, readPlannedStep } from '../../../../kernel/operations/stored/plan-acts.ts';
import { notifyOfPlan } from '../ahead.ts';
import { judgePlans } from '../judge.ts';
import { requireOrder } from '../order-of-days.ts';
import { holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';
import { aboutOf, auditOf, requirePlan } from '../requested-plan.ts';

/** Gives a planned change another day and note. */
export const movePlannedChange = defineOperation({
  name: 'move-planned-change',
  input: movedPlan,
  // Its planner may, and those who may make the change themselves.
  permission: 'session',
  targets: () => [],
  refusals: ['CO404', 'LEAVE_DAYS', 'PLAN_DAY', 'PLAN_STATE', 'SUSPENSION_END'],
  async run(context, { planId, dueOn, note }) {
    const { tx, kernel, companyCode, refuse } = context;
    const plan = await requirePlan(context, planId);
    await holdPlansOf(tx, companyCode, aboutOf(plan));
    const moved = await movePlan(tx, kernel.keyring, { companyCode, planId }, { dueOn, note });
    if (moved === 'wrongDay') throw refuse.field('dueOn', 'PLAN_DAY', { 0: planYearsMax });
    if (moved === 'ended') throw refuse('PLAN_STATE');
    const step = await readPlannedStep(tx, kernel.keyring, { companyCode, planId });
    if (!step) throw refuse('PLAN_STATE');
    await requireOrder(context, step, dueOn);
    await judgePlans(context, step, plan);
    // After the trial, whose locks are free again.
    if (dueOn !== plan.dueOn) await notifyOfPlan(context, { ...plan, dueOn }, { step });
    return { answer: { result: 'success' as const }, audit: auditOf({ ...plan, dueOn }) };
  },
});
