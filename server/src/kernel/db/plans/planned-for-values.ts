import { sql } from 'kysely';

const mark = '/* planned for its values */';

/**
 * Begins a statement that is planned for each call's values. A named one gets a common plan, which reads large
 * companies whole.
 */
export const plannedForValues = sql.raw(mark);

export function isPlannedForValues(text: string): boolean {
  return text.trimStart().startsWith(mark);
}
