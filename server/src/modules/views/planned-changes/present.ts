import type { PlannedChange } from '@madang/contract/views/planned-changes/routes.ts';
import type { Refusal } from '@madang/contract/refuse.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Naming } from '../../../kernel/audit/naming.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { planRow, unseal } from '../../../kernel/operations/stored/sealed.ts';
import type { NamedRow } from '../../../kernel/rows/named-rows.ts';
import { readNames } from '../../people/person-names/index.ts';
import type { ListedPlan } from './planned-changes.sql.ts';
import { kindOf, subjectOf } from './titles.ts';

type Named = NonNullable<PlannedChange['target']>;
type Joined = Extract<Naming, { readonly joined: unknown }>;

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
  const names = await readThingNames(tx, kernel, companyCode, things);
  const named = (thing: Target | undefined) => (thing === undefined ? null : (names.get(keyOf(thing)) ?? bare(thing)));
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
      isOrphaned: isWaiting && !plan.mayPlannerAct,
      plannedAt: plan.plannedAt.toISOString(),
      endedAt: plan.endedAt?.toISOString() ?? null,
      code,
      can: isWaiting ? actsOf(plan, readerId) : [],
    };
  });
}

function actsOf({ mayMake, plannerId }: ListedPlan, readerId: string): PlannedChange['can'] {
  const takesOver = mayMake && plannerId !== readerId;
  return ['change', 'cancel', ...(takesOver ? (['handOver'] as const) : []), 'check'];
}

const person = (id: string): Target => ({ kind: 'person', id });
export const keyOf = ({ kind, id }: Target) => `${kind}:${id}`;
/** A thing that is gone has its code alone; a person has none to be read. */
const bare = ({ kind, id }: Target): Named => ({ kind, id, name: kind === 'person' ? '' : id, englishName: '' });

/** Names of people, departments, ranks and titles, by kind and id. */
export async function readThingNames(
  tx: Tx,
  { contributed }: Pick<Kernel, 'contributed'>,
  companyCode: string,
  things: readonly Target[],
): Promise<ReadonlyMap<string, Named>> {
  const idsOf = (kind: string) => [...new Set(things.flatMap((thing) => (thing.kind === kind ? [thing.id] : [])))];
  const found: Named[] = [];
  for (const [id, { fullName, englishName }] of await readNames(tx, companyCode, idsOf('person'))) {
    found.push({ kind: 'person', id, name: fullName, englishName });
  }
  for (const [kind, naming] of contributed.of('names').flatMap((names) => Object.entries(names))) {
    const ids = idsOf(kind);
    if ('spelled' in naming || ids.length === 0) continue;
    const asked = 'rows' in naming ? naming.rows(companyCode, ids) : joinedRows(companyCode, naming, ids);
    const { rows } = await asked.execute(tx);
    found.push(...rows.map((row) => ({ kind, ...row })));
  }
  return new Map(found.map((thing) => [keyOf(thing), thing]));
}

function joinedRows(companyCode: string, { joined }: Joined, ids: readonly string[]): RawBuilder<NamedRow> {
  return sql<NamedRow>`
    select asked.id, named.names ->> 'name' as name, named.names ->> 'englishName' as "englishName"
    from unnest(${ids}::text[]) asked (id)
    cross join lateral (select ${joined(companyCode, sql`asked.id`)} as names) named where named.names is not null`;
}
