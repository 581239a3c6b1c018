import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { newPlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { type PlannableStep, plannableNames } from '@madang/contract/views/planned-changes/steps.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import type { Target } from '../../../../kernel/operations/outcome.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { notifyOfPlanned } from '../ahead.ts';
import { holdPlansOf } from '../planned-changes.sql.ts';
import { presentRefusal } from '../present.ts';
import { detailOf } from '../titles.ts';

/** STA-10: plans a change for a day of the company. What stands against it today is answered alone, for it may be gone by then. */
export const planChange = defineOperation({
  name: 'plan-change',
  input: newPlannedChange,
  // The right to the change itself is asked, by the executor.
  permission: 'session',
  targets: ({ step }) => [changedBy(step)],
  refusals: ['CO404', 'PLAN_DAY'],
  async run({ tx, kernel, companyCode, onDay, attempt, refuse }, { step, dueOn, note }) {
    await holdPlansOf(tx, companyCode, changedBy(step));
    const planId = await onDay(step, { dueOn, shown: { note, detail: detailOf(step) } });
    // After the right: others do not learn who exists.
    const personIds = new Set(personIdsOf(step));
    if ((await readNames(tx, companyCode, [...personIds])).size < personIds.size) throw refuse('CO404');
    if (planId === undefined) throw refuse.field('dueOn', 'PLAN_DAY', { 0: planYearsMax });
    const refusal = await attempt(step, undefined, { day: dueOn, ...besides(kernel, step), without: [planId] });
    // After the trial, whose locks are free again: a message holds the rows of the people that it is about and for.
    await notifyOfPlanned(tx, kernel, { companyCode, step, dueOn, isCalledOff: false });
    return {
      answer: { planId, refusal: presentRefusal(refusal) },
      audit: { target: changedBy(step), detail: { change: step.name, dueOn } },
      undo: { name: 'cancel-planned-change', input: { planId } },
    };
  },
});

/** The thing that a change is about. */
function changedBy(step: PlannableStep): Target {
  return step.name === 'change-department-heads'
    ? { kind: 'department', id: step.input.departmentCode }
    : { kind: 'person', id: step.input.personId };
}

/** People that a change names. */
function personIdsOf({ name, input }: PlannableStep): readonly string[] {
  return name === 'change-department-heads' ? input.personIds : [input.personId];
}

/** Other planned changes that decide on one: all of its person; of heads their state, and other heads of the department. */
function besides({ contributed }: Pick<Kernel, 'contributed'>, step: PlannableStep) {
  const ofState = contributed.of('plannedAhead').flatMap(({ stateOperations = [] }) => stateOperations);
  const people = personIdsOf(step).map((id) => ({ kind: 'person', id }));
  return step.name === 'change-department-heads'
    ? { targets: [...people, changedBy(step)], operations: [...ofState, step.name] }
    : { targets: people, operations: [...ofState, ...plannableNames] };
}
