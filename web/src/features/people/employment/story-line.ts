import type { StoryEntry } from '@madang/contract/people/employment/routes.ts';
import { listedRoles } from '@madang/contract/people/memberships/rules.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';

/** One entry on the line of a person's time: a change of the state, or of the record. */
export type LineEntry<Names> =
  | { readonly kind: 'state'; readonly entry: StoryEntry }
  | { readonly kind: 'record'; readonly change: PersonChangeEntry; readonly names: Names };

interface Portion {
  readonly items: readonly PersonChangeEntry[];
}

/** Asks if the line shows a field: the story says the state with its reason, and a role that no one grants has no name. */
function isOfRecord({ field, from, to }: PersonChangeEntry['fields'][number]): boolean {
  if (field === 'role') return listedRoles.some((role) => role === from || role === to);
  return field !== 'employmentStatus';
}

/** Puts the changes of state among those of the record, newest first; older ones wait for the portion that they belong to. */
export function lineOf<Names extends Portion>(
  story: readonly StoryEntry[],
  portions: readonly Names[],
  hasMore: boolean,
): LineEntry<Names>[] {
  const record = portions.flatMap((names) =>
    names.items.flatMap((change) => {
      const fields = change.fields.filter(isOfRecord);
      return fields.length === 0 ? [] : [{ kind: 'record' as const, change: { ...change, fields }, names }];
    }),
  );
  const oldest = hasMore ? portions.at(-1)?.items.at(-1)?.changedAt : undefined;
  const states = story
    .filter(({ changedAt }) => oldest === undefined || changedAt >= oldest)
    .map((entry) => ({ kind: 'state' as const, entry }));
  const timeOf = (each: LineEntry<Names>) => (each.kind === 'state' ? each.entry.changedAt : each.change.changedAt);
  // Of one moment the state comes first: what ended or came back with it follows.
  return [...states, ...record].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)));
}
