import { expect, test } from 'vitest';
import { type GrantPlace, grantPlaces, type PermissionDefinition } from '@madang/contract/kernel/access/permission.ts';
import { permissionTable } from '@madang/contract/permissions.ts';
import { Registry } from '../../kernel/operations/registry.ts';
import { modules } from '../../modules/index.ts';
import { inputFor } from './smallest-input.ts';

// Compared with the registry: an operation with another target makes its permission narrower or wider.
const operations = new Registry(modules).all().flatMap((each) => ('permission' in each ? [each] : []));

/** Kinds of targets that a grant of a scope reaches, as `authorize` and `reach_of` decide. */
const belonging = ['department', 'person', 'session', 'grant', 'right-request', 'invitation', 'console-job'];
const reached: Readonly<Record<GrantPlace, readonly string[]>> = {
  'sub-organisation': [...belonging, 'sub-organisation'],
  department: belonging,
  person: ['person', 'session'],
  board: ['board'],
};

/** Scopes that inputs other than the smallest name, or that an operation asks for by itself. */
const besides: Readonly<Record<string, readonly GrantPlace[]>> = {
  // A right over a person or a board is given there.
  'grants.change': ['person', 'board'],
  // Asked for the board of a post.
  'boards.moderate': ['board'],
};

/** Kinds of what an operation requires its right on: all of one set at once. */
function kindsOf(operation: (typeof operations)[number]): string[][] {
  const { targets } = operation;
  if (typeof targets !== 'function') return [[(targets as { readonly within: string }).within]];
  const input = inputFor(operation);
  const within = 'within' in operation ? operation.within?.(input as never) : undefined;
  return [targets(input as never).map(({ kind }) => kind), ...(within === undefined ? [] : [[within]])];
}

const entries = Object.entries(permissionTable) as [string, PermissionDefinition][];

test.each(entries)('MEM-04 %s declares the scopes in which it opens anything', (permission, { places }) => {
  const kinds = operations.filter((each) => each.permission === permission).flatMap(kindsOf);
  const opens = (place: GrantPlace) =>
    besides[permission]?.includes(place) === true ||
    kinds.some((each) => each.length > 0 && each.every((kind) => reached[place].includes(kind)));
  expect(places.toSorted()).toEqual(grantPlaces.filter(opens).toSorted());
});
