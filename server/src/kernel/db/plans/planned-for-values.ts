import { sql } from 'kysely';

const mark = '/* planned for its values */';

/**
 * Begins a statement that is planned for the values of each call. A named one is planned once for all of them after some calls, as for a
 * company of middling size, and then reads every row of a large one where an index would lead to few.
 */
export const plannedForValues = sql.raw(mark);

export function isPlannedForValues(text: string): boolean {
  return text.trimStart().startsWith(mark);
}
