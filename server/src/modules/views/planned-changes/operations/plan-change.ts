import { planYearsMax } from '@madang/contract/ground/jobs/plans.ts';
import { newPlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { notifyOfPlanned } from '../ahead.ts';
import { presentRefusal } from '../present.ts';
import { detailOf } from '../titles.ts';

/** STA-10: plans a change for a day of the company. What stands against it today is answered alone, for it may be gone by then. */
export const planChange = defineOperation({
  name: 'plan-change',
  input: newPlannedChange,
  // The right to the change itself is asked, by the executor.
  permission: 'session',
  targets: ({ step }) => [{ kind: 'person', id: step.input.personId }],
  refusals: ['CO404', 'PLAN_DAY'],
  async run({ tx, kernel, companyCode, onDay, attempt, refuse }, { step, dueOn, note }) {
    const { personId } = step.input;
    const planId = await onDay(step, { dueOn, shown: { note, detail: detailOf(step) } });
    // After the right: others do not learn who exists.
    if (!(await readNames(tx, companyCode, [personId])).has(personId)) throw refuse('CO404');
    if (planId === undefined) throw refuse.field('dueOn', 'PLAN_DAY', { 0: planYearsMax });
    // What becomes of the person's state until that day is thought done.
    const target = { kind: 'person', id: personId };
    await notifyOfPlanned(tx, kernel, { companyCode, personId }, { step, dueOn });
    const operations = kernel.contributed.of('plannedAhead').flatMap(({ stateOperations }) => stateOperations);
    const refusal = await attempt(step, undefined, {
      day: dueOn,
      target,
      operations,
      without: [planId],
    });
    return {
      answer: { planId, refusal: presentRefusal(refusal) },
      audit: { target: { kind: 'person', id: personId }, detail: { change: step.name, dueOn } },
      undo: { name: 'cancel-planned-change', input: { planId } },
    };
  },
});
