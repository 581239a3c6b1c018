import { type RawBuilder, sql } from 'kysely';
import { calledOf } from '../kernel/audit/called.sql.ts';
import type { NamedRow } from '../kernel/rows/named-rows.ts';
import { batchOf } from '../kernel/db/query-batch.ts';
import type { Target } from '../kernel/operations/outcome.ts';
import type { Naming } from '../kernel/audit/naming.ts';
import type { Contributed } from './contributions.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { Tx } from '../kernel/db/database.ts';

/** Ways to the names of things by kind, as their modules give them. */
export function namingsOf(contributed: Contributed): ReadonlyMap<string, Naming> {
  return new Map(contributed.of('names').flatMap((names) => Object.entries(names)));
}

/** The same for readers without a statement of their own into which names of a kind could be joined. */
export function asRows(namings: ReadonlyMap<string, Naming>): ReadonlyMap<string, Naming> {
  return new Map(
    [...namings].map(([kind, naming]) => {
      if (!('joined' in naming)) return [kind, naming];
      const rows = (companyCode: string, ids: readonly string[]) => sql<NamedRow>`
        select i.id, n.names->>'name' as name, n.names->>'englishName' as "englishName"
        from unnest(${ids}::text[]) i (id)
        cross join lateral (select (${naming.joined(companyCode, sql`i.id`)})::jsonb as names) n
        where n.names is not null`;
      return [kind, { rows }];
    }),
  );
}

/** Names by `keyOf` of their targets. */
export type TargetNames = ReadonlyMap<string, NamedRow>;

const noNames: TargetNames = new Map();
const keyOf = ({ kind, id }: Target) => `${kind}:${id}`;

export function nameOf(names: TargetNames, target: Target): NamedRow | undefined {
  return names.get(keyOf(target));
}

type Ask = <Row>(question: RawBuilder<Row>) => Promise<Row[]>;
type Named = Readonly<Record<string, readonly NamedRow[]>>;

/**
 * Present names of targets, by one statement of `ask` for their company; deleted ones by a second, from the rows of
 * their deletion.
 */
export async function readTargetNames(
  namings: ReadonlyMap<string, Naming>,
  { companyCode, targets }: { readonly companyCode: string; readonly targets: readonly Target[] },
  ask: Ask,
): Promise<TargetNames> {
  const questions = [...namings].flatMap(([kind, naming]) => {
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    const isAsked = 'rows' in naming && ids.length > 0;
    return isAsked ? [[kind, naming.rows(companyCode, [...new Set(ids)])] as const] : [];
  });
  if (questions.length === 0) return noNames;
  const [found = {}] = await ask<Named>(batchOf(Object.fromEntries(questions)));
  const standing = Object.entries(found).flatMap(([kind, rows]) =>
    rows.map((row) => [keyOf({ kind, id: row.id }), row] as const),
  );
  const names = new Map<string, NamedRow>(standing);
  const kinds = new Set(questions.map(([kind]) => kind));
  const gone = new Map(
    targets
      .filter((target) => kinds.has(target.kind) && !names.has(keyOf(target)))
      .map((target) => [keyOf(target), target]),
  );
  if (gone.size === 0) return names;
  for (const called of await ask(calledOf(companyCode, [...gone.values()]))) names.set(keyOf(called), called);
  return names;
}

/** A thing with its names, as lists show it. */
export interface NamedTarget extends Target {
  readonly name: string;
  readonly englishName: string;
}

/** Says what a thing is called; one without a name has its code, and a person who is gone no name. */
export type NameThing = (thing: Target) => NamedTarget;

interface PersonNames {
  readonly fullName: string;
  readonly englishName: string;
}

interface ThingReaders {
  readonly companyCode: string;
  /** Reads the names of people by their ids, for the module that owns people has them. */
  readonly readPeople: (personIds: readonly string[]) => Promise<ReadonlyMap<string, PersonNames>>;
}

/** Reads what things and people of a company are called now. */
export async function readThingNames(
  tx: Tx,
  { contributed }: Pick<Kernel, 'contributed'>,
  { companyCode, readPeople }: ThingReaders,
  things: readonly (Target | undefined)[],
): Promise<NameThing> {
  const targets = things.flatMap((thing) => thing ?? []);
  const personIds = targets.filter(({ kind }) => kind === 'person').map(({ id }) => id);
  const ask = async <Row>(question: RawBuilder<Row>) => (await question.execute(tx)).rows;
  const names = await readTargetNames(asRows(namingsOf(contributed)), { companyCode, targets }, ask);
  const people = await readPeople([...new Set(personIds)]);
  return ({ kind, id }) => {
    if (kind === 'person') {
      const { fullName = '', englishName = '' } = people.get(id) ?? {};
      return { kind, id, name: fullName, englishName };
    }
    const { name, englishName } = nameOf(names, { kind, id }) ?? { name: id, englishName: id };
    return { kind, id, name, englishName };
  };
}
