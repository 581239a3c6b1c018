import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { fixedPlans } from '@madang/contract/views/planned-changes/steps.ts';
import type { Refusal } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { planRow, unseal } from '../../../kernel/operations/stored/sealed.ts';
import { type NameThing, readThingNames } from '../../../platform/target-names.ts';
import { readNames } from '../../people/person-names/index.ts';
import type { ListedPlan } from './planned-changes.sql.ts';
import { kindOf, subjectOf } from './titles.ts';

/** The code of a refusal: of a form that is wrong in a field, that field's. */
export function presentRefusal(refusal: Refusal | undefined) {
  if (refusal === undefined) return null;
  const { code, params } = refusal.fields[0] ?? refusal;
  return { code, params: { ...params } };
}

/** Shows planned changes with what people and things in them are called now. */
export async function presentPlans(
  tx: Tx,
  kernel: Pick<Kernel, 'keyring' | 'contributed'>,
  { companyCode, readerId }: { readonly companyCode: string; readonly readerId: string },
  plans: readonly ListedPlan[],
): Promise<PlannedChange[]> {
  const things = plans.flatMap(({ about, peopleIds, plannerId, operation, detail }) => [
    ...(about === null ? [] : [about]),
    ...[...peopleIds, plannerId].map(person),
    ...[subjectOf(operation, detail) ?? []].flat(),
  ]);
  const nameThing = await namesOfThings(tx, kernel, companyCode, things);
  const named = (thing: Target | undefined) => (thing === undefined ? null : nameThing(thing));
  return plans.map((plan) => {
    const { planId, operation, detail, about, peopleIds, dueOn, note, state, plannerId, code } = plan;
    const isWaiting = state === 'waiting';
    return {
      planId,
      kind: kindOf(operation, detail),
      operation,
      target: named(about ?? undefined),
      subject: named(subjectOf(operation, detail)),
      people: peopleIds.flatMap((id) => named(person(id)) ?? []),
      dueOn,
      note: note === null ? '' : (unseal(kernel.keyring, planRow(planId), note) as string),
      state,
      planner: named(person(plannerId)),
      isOrphaned: isWaiting && !fixedPlans.includes(operation) && !plan.mayPlannerAct,
      plannedAt: plan.plannedAt.toISOString(),
      endedAt: plan.endedAt?.toISOString() ?? null,
      code,
      can: isWaiting && !fixedPlans.includes(operation) ? actsOf(plan, readerId) : [],
    };
  });
}

/** Reads what people and things of a company are called now. */
export function namesOfThings(
  tx: Tx,
  kernel: Pick<Kernel, 'contributed'>,
  companyCode: string,
  things: readonly (Target | undefined)[],
): Promise<NameThing> {
  const readPeople = (personIds: readonly string[]) => readNames(tx, companyCode, personIds);
  return readThingNames(tx, kernel, { companyCode, readPeople }, things);
}

function actsOf({ mayMake, plannerId }: ListedPlan, readerId: string): PlannedChange['can'] {
  const takesOver = mayMake && plannerId !== readerId;
  return ['change', 'cancel', ...(takesOver ? (['handOver'] as const) : []), 'check'];
}

const person = (id: string): Target => ({ kind: 'person', id });
