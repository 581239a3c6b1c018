import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { newPlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { holdPlansOf } from '../../../../kernel/operations/stored/plan-acts.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { notifyOfPlanned } from '../ahead.ts';
import { changedBy, judgePlans, personIdsOf } from '../judge.ts';
import { requireOrder } from '../order-of-days.ts';
import { holdDepartments } from '../planned-changes.sql.ts';
import { detailOf } from '../titles.ts';

/** STA-10: plans a change for a day of the company. What stands against it today is answered alone, for it may be gone by then. */
export const planChange = defineOperation({
  name: 'plan-change',
  input: newPlannedChange,
  // The right to the change itself is asked, by the executor.
  permission: 'session',
  targets: ({ step }) => [changedBy(step)],
  refusals: ['CO404', 'LEAVE_DAYS', 'PLAN_DAY', 'SUSPENSION_END'],
  async run(context, { step, dueOn, note }) {
    const { tx, kernel, companyCode, actorId, onDay, refuse } = context;
    await holdPlansOf(tx, companyCode, changedBy(step));
    const { departmentCode } = step.input as { readonly departmentCode?: string };
    await holdDepartments(tx, companyCode, departmentCode === undefined ? [] : [departmentCode]);
    const planId = await onDay(step, { dueOn, shown: { note, detail: detailOf(step) } });
    // After the right: others do not learn who exists.
    const personIds = new Set(personIdsOf(step));
    if ((await readNames(tx, companyCode, [...personIds])).size < personIds.size) throw refuse('CO404');
    await requireOrder(context, step, dueOn);
    if (planId === undefined) throw refuse.field('dueOn', 'PLAN_DAY', { 0: planYearsMax });
    const refusal = await judgePlans(context, step, { planId, personId: actorId });
    // After the trial, whose locks are free again: a message holds the rows of the people that it is about and for.
    await notifyOfPlanned(tx, kernel, { companyCode, step, dueOn, isCalledOff: false });
    return {
      answer: { planId, refusal },
      audit: { target: changedBy(step), detail: { change: step.name, dueOn } },
      undo: { name: 'cancel-planned-change', input: { planId } },
      judged: async () => ({ facts: wordsOf(step) }),
    };
  },
});

/** Reason and words of a planned change, by which approvers judge it. */
function wordsOf({ input }: { readonly input: object }): Record<string, string> {
  const given = Object.entries(input).filter(
    ([field, value]) => (field === 'reason' || field === 'note') && typeof value === 'string' && value !== '',
  );
  return Object.fromEntries(given) as Record<string, string>;
}
