import { expect, test } from 'vitest';
import { errorTable } from '@madang/contract/index.ts';
import { bulkWords } from './bulk-words.ts';

const codes = Object.keys(errorTable);
const said = new Set<string>(Object.values(bulkWords).flatMap(({ by }) => by));

/** Numbers of the family that a word names: `MB934..943` are ten. */
function numbersIn(word: string): number[] {
  return [...word.matchAll(/MB(9\d\d)(?:\.\.(9\d\d))?/g)].flatMap(([, from, until]) => {
    const first = Number(from);
    return Array.from({ length: Number(until ?? from) - first + 1 }, (_, at) => first + at);
  });
}

test('ERR-04 LIM-08 each of MB901 to MB946 has a code of the product, or is listed as one without a text', () => {
  const silent = numbersIn('MB931, MB934..943, MB945, MB946');
  expect(Object.keys(bulkWords)).toContain('MB931, MB934..943, MB945, MB946');
  for (let number = 901; number <= 946; number += 1) {
    const code = `MB${number}`;
    expect([code, said.has(code)]).toEqual([code, !silent.includes(number)]);
    expect([code, codes.includes(code)]).toEqual([code, !silent.includes(number)]);
  }
});

test('ERR-04 every code of the table is in the catalogue, and numbers without a text are in none', () => {
  expect([...said].filter((code) => !codes.includes(code))).toEqual([]);
  expect(codes.filter((code) => /^MB(?:900[1-3]|0\d{3})$/.test(code) && !said.has(code))).toEqual([]);
});
