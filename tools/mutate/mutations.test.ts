import { expect, test } from 'vitest';
import { mutationsOf } from './mutations.ts';

const operation = `export const takePlace = defineOperation({
  name: 'take-place',
  permission: 'places.change',
  targets: ({ placeCode }) => [place(placeCode)],
  constraints: { places_code_key: ['placeCode', 'PLACE_TAKEN'] },
  async run({ tx, refuse }, { placeCode }) {
    await lockCompany(tx, 'A');
    if (!(await isFree(tx, placeCode))) throw refuse('PLACE_TAKEN');
    const hasQuota = await consumeFromLimit(tx, 'key', limit);
    const before = await lockPlace(tx, placeCode);
    const use = await consumeUse(tx, before);
    await demandFromLimit(tx, 'key', limit);
    await sql\`update places set uses = uses + 1 where uses < \${maxUses} returning 1\`.execute(tx);
    await sql\`select from places for update\`.execute(tx);
    return { answer: hasQuota, audit: 'none' };
  },
});
`;

test('a key of a table is a protection too', () => {
  const keyed = operation.replace('places_code_key', 'places_pkey');
  const constraint = mutationsOf('take-place.ts', keyed).filter(({ kind }) => kind === 'constraint');
  expect(constraint.map(({ text }) => text)).toEqual(["places_pkey: ['placeCode', 'PLACE_TAKEN']"]);
});

test('every protection of an operation is removed once, and nothing else', () => {
  const found = mutationsOf('take-place.ts', operation);
  expect(found.map(({ kind, line, text }) => `${line} ${kind} ${text}`)).toEqual([
    "3 permission permission: 'places.change'",
    '4 target targets: ({ placeCode }) => [place(placeCode)]',
    "5 constraint places_code_key: ['placeCode', 'PLACE_TAKEN']",
    "7 lock await lockCompany(tx, 'A');",
    "8 guard if (!(await isFree(tx, placeCode))) throw refuse('PLACE_TAKEN');",
    "9 limit consumeFromLimit(tx, 'key', limit)",
    '10 lock await lockPlace(tx, placeCode)',
    '11 use await consumeUse(tx, before)',
    "12 limit await demandFromLimit(tx, 'key', limit);",
    '13 limit < ${maxUses}',
    '14 lock for update',
  ]);
  for (const { mutated } of found) expect(mutated).not.toBe(operation);
});

test('a mutated lock with a used result returns the result and locks nothing', () => {
  const [mutation] = mutationsOf('take-place.ts', operation).filter(({ text }) => text.includes('lockPlace'));
  expect(mutation?.mutated).toContain('const before = await undone(tx, async () => await lockPlace(tx, placeCode));');
  expect(mutation?.mutated).toContain('rollback to savepoint undone');
});

test('code that protects nothing is unchanged', () => {
  const harmless = `export const listPlaces = defineQuery({ permission: 'session', targets: () => [], run: () => 1 });`;
  expect(mutationsOf('list-places.ts', harmless)).toEqual([]);
});
