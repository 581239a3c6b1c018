import { rule } from '../rules.ts';

/** A list that names nothing twice; `keyOf`: by what an item is the same as another. Beside the rules, for few pages need it. */
export function distinct<T>(keyOf: (item: T) => unknown = (item) => item) {
  return rule<T[]>('CO400', (list) => new Set(list.map(keyOf)).size === list.length);
}
