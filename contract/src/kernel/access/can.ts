import * as z from 'zod/mini';

/** What the caller may do, with a row or with what a whole answer is about: `can` of every answer that says it. */
export function canOf<const Actions extends readonly string[]>(actions: Actions) {
  return z.array(z.enum(actions));
}
