import { sql, type RawBuilder } from 'kysely';
import type { TermReach } from '@madang/contract/people/people/search-term.ts';

/** Compares the searched text of `people p`, of which every line stands between line breaks, put around it here. */
export function isFound(text: string, reach: TermReach): RawBuilder<boolean> {
  return sql`strpos(e'\n' || p.search_text || e'\n' || array_to_string(p.former_login_ids, e'\n') || e'\n', (select ${needle(text, reach)})) > 0`;
}

/** Makes what is sought comparable, in a query of its own: once, and not for every row. */
export function needle(text: string, reach: TermReach): RawBuilder<string> {
  const before = reach === 'part' ? sql`` : sql`e'\n' ||`;
  const after = reach === 'whole' ? sql`|| e'\n'` : sql``;
  return sql`${before} comparable_text(${text}) ${after}`;
}
