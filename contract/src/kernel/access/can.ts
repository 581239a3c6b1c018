import * as z from 'zod/mini';

/** Returns the schema of `can`: the caller's allowed actions on a row or on the subject of a whole answer. */
export function canOf<const Actions extends readonly string[]>(actions: Actions) {
  return z.array(z.enum(actions));
}
