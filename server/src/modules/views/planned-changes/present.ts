import type { PlanRefusal } from '@madang/contract/ground/jobs/plans.ts';
import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { leaving } from '@madang/contract/people/employment/routes.ts';
import { fixedPlans } from '@madang/contract/views/planned-changes/steps.ts';
import type { Refusal } from '@madang/contract/refuse.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { planRow, unseal } from '../../../kernel/operations/stored/sealed.ts';
import { type NameThing, readThingNames } from '../../../platform/target-names.ts';
import { readNames } from '../../people/person-names/index.ts';
import type { ListedPlan } from './planned-changes.sql.ts';
import { kindOf, subjectOf } from './titles.ts';

/** The code of a refusal: of a form that is wrong in a field, that field's. */
export function presentRefusal(refusal: Refusal | undefined): PlanRefusal | null {
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
    const isOwned = isWaiting && !plan.isLeaveEnd && !fixedPlans.includes(operation);
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
      isOrphaned: isOwned && !plan.mayPlannerAct,
      plannedAt: plan.plannedAt.toISOString(),
      endedAt: plan.endedAt?.toISOString() ?? null,
      code,
      refusal: isWaiting ? refusalOf(kernel.keyring, plan) : null,
      leave: leaveOf(kernel.keyring, plan),
      isLeaveEnd: plan.isLeaveEnd,
      can: isOwned ? actsOf(plan, readerId) : [],
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

/** Opens the refusal that a plan keeps; of one whose key is gone the code alone. */
function refusalOf(keyring: Keyring, { planId, refusalCode, refusalParams }: ListedPlan): PlanRefusal | null {
  if (refusalCode === null) return null;
  const params = readSealed(keyring, planId, refusalParams) ?? {};
  return { code: refusalCode, params: params as PlanRefusal['params'] };
}

/** Returns the leave of a plan; null for other plans, and if its key is gone. */
function leaveOf(keyring: Keyring, { planId, leaveInput }: ListedPlan): PlannedChange['leave'] {
  const { data } = leaving.safeParse(readSealed(keyring, planId, leaveInput));
  return data ? { kind: data.kind, until: data.until } : null;
}

function readSealed(keyring: Keyring, planId: string, sealed: Buffer | null): unknown {
  try {
    return sealed === null ? undefined : unseal(keyring, planRow(planId), sealed);
  } catch {
    return undefined;
  }
}

function actsOf({ mayMake, plannerId }: ListedPlan, readerId: string): PlannedChange['can'] {
  const isOwn = plannerId === readerId;
  // A change that reaches beyond their branch is seen by its administrators, and left to others.
  if (!isOwn && !mayMake) return [];
  const takesOver = mayMake && !isOwn;
  return ['change', 'cancel', ...(takesOver ? (['handOver'] as const) : []), 'check'];
}

const person = (id: string): Target => ({ kind: 'person', id });
