import type { RawBuilder } from 'kysely';
import { calledOf } from '../../../kernel/audit/called.sql.ts';
import type { NamedRow, NamesOf } from '../../../kernel/rows/named-rows.ts';
import { batchOf } from '../../../kernel/db/query-batch.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { anniversaryNamesOf } from '../../workplace/anniversaries/index.ts';
import { boardNamesOf } from '../../workplace/boards/index.ts';
import { jobRankNamesOf, jobTitleNamesOf } from '../../organisation/job-ranks/index.ts';
import { menuNamesOf } from '../../workplace/menus/index.ts';
import { categoryNamesOf, portletNamesOf } from '../../workplace/portlets/index.ts';
import { linkNamesOf } from '../../workplace/quick-links/index.ts';
import { subOrganisationNamesOf } from '../../people/sub-organisations/index.ts';

/**
 * Targets that are called something besides people and departments, whose names stand in the log's own statement. These
 * are asked for in a second one, and only where a portion has such targets.
 */
const namesOf: ReadonlyMap<string, NamesOf> = new Map([
  ['anniversary', anniversaryNamesOf],
  ['board', boardNamesOf],
  ['job-rank', jobRankNamesOf],
  ['job-title', jobTitleNamesOf],
  ['menu', menuNamesOf],
  ['portlet', portletNamesOf],
  ['portlet-category', categoryNamesOf],
  ['quick-link', linkNamesOf],
  ['sub-organisation', subOrganisationNamesOf],
]);

/** By `keyOf` of their targets. */
export type TargetNames = ReadonlyMap<string, NamedRow>;

const noNames: TargetNames = new Map();
const keyOf = ({ kind, id }: Target) => `${kind}:${id}`;

export function nameOf(names: TargetNames, target: Target): NamedRow | undefined {
  return names.get(keyOf(target));
}

type Ask = <Row>(question: RawBuilder<Row>) => Promise<Row[]>;
type Named = Readonly<Record<string, readonly NamedRow[]>>;

/**
 * What the targets are called now, by one statement that `ask` puts to their company, and by none where nothing has a name;
 * what is gone by a second one, as the row of its deletion calls it.
 */
export async function readTargetNames(companyCode: string, targets: readonly Target[], ask: Ask): Promise<TargetNames> {
  const questions = [...namesOf].flatMap(([kind, question]) => {
    const ids = targets.filter((target) => target.kind === kind).map(({ id }) => id);
    return ids.length === 0 ? [] : [[kind, question(companyCode, [...new Set(ids)])] as const];
  });
  if (questions.length === 0) return noNames;
  const [found = {}] = await ask<Named>(batchOf(Object.fromEntries(questions)));
  const standing = Object.entries(found).flatMap(([kind, rows]) =>
    rows.map((row) => [keyOf({ kind, id: row.id }), row] as const),
  );
  const names = new Map<string, NamedRow>(standing);
  const gone = new Map(
    targets
      .filter((target) => namesOf.has(target.kind) && !names.has(keyOf(target)))
      .map((target) => [keyOf(target), target]),
  );
  if (gone.size === 0) return names;
  for (const called of await ask(calledOf(companyCode, [...gone.values()]))) names.set(keyOf(called), called);
  return names;
}
