import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PeopleRow, peopleTextLimit, readPeopleRows, recipientOf } from './read-people-rows.ts';

/** Rows in short: `name <address>`, `!text` of what is no address, `#text` of a heading. */
const inShort = ({ text, name, address, isHeading }: PeopleRow) => {
  if (isHeading) return `#${text}`;
  if (address === '') return `!${text}`;
  return name === '' ? address : `${name} <${address}>`;
};
const read = (text: string) => (readPeopleRows(text) ?? []).map(inShort);

test.each<[string, string[]]>([
  ['a@b.example', ['a@b.example']],
  [
    ' a@b.example,c@d.example;e@f.example\r\ng@h.example i@j.example ',
    ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example', 'i@j.example'],
  ],
  ['"a@x.example","b@x.example"', ['a@x.example', 'b@x.example']],
  ['"a@x.example";"b@x.example"\n"c@x.example"', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['"a@x.example, b@x.example"', ['a@x.example', 'b@x.example']],
  ['"한지음"\t"jieum@sol.example"', ['한지음 <jieum@sol.example>']],
  [
    '한지음\tjieum@sol.example\n김하늘\thaneul@sol.example',
    ['한지음 <jieum@sol.example>', '김하늘 <haneul@sol.example>'],
  ],
  ['1\t한지음\tjieum@sol.example\t영업부', ['한지음 <jieum@sol.example>']],
  [
    'jieum@sol.example\t한지음\thaneul@sol.example\t김하늘',
    ['한지음 <jieum@sol.example>', '김하늘 <haneul@sol.example>'],
  ],
  [
    '한지음 <jieum@sol.example>, "Kim, Haneul" <haneul@sol.example>',
    ['한지음 <jieum@sol.example>', 'Kim, Haneul <haneul@sol.example>'],
  ],
  ['Kim, Ha-neul <a@x.example>; Lee, Jun <b@x.example>', ['Kim, Ha-neul <a@x.example>', 'Lee, Jun <b@x.example>']],
  ['Kim, Ha-neul <a@x.example>, Lee, Jun <b@x.example>', ['Kim, Ha-neul <a@x.example>', 'Lee, Jun <b@x.example>']],
  ['Kim, Ha-neul <a@x.example>;\nLee, Jun <b@x.example>', ['Kim, Ha-neul <a@x.example>', 'Lee, Jun <b@x.example>']],
  ["'a@x.example' <a@x.example>, 'Lee Jun' <b@x.example>", ['a@x.example', 'Lee Jun <b@x.example>']],
  ['jieum@sol.example <jieum@sol.example>', ['jieum@sol.example']],
  ['old@sol.example <new@sol.example>', ['old@sol.example', 'new@sol.example']],
  ['<mailto:jieum@sol.example>, MAILTO:haneul@sol.example?subject=Hello', ['jieum@sol.example', 'haneul@sol.example']],
  [
    'jieum@sol.example，haneul@sol.example、saebom＠sol．example',
    ['jieum@sol.example', 'haneul@sol.example', 'saebom@sol.example'],
  ],
  ['\uFEFF\u200Bjieum@sol.example\u200B；\u2068haneul@sol.example\u2069', ['jieum@sol.example', 'haneul@sol.example']],
  ['“Kim, Haneul” ＜haneul@sol.example＞', ['Kim, Haneul <haneul@sol.example>']],
  ['Write to (jieum@sol.example).', ['Write to <jieum@sol.example>']],
  ['한지음(jieum@sol.example)', ['한지음 <jieum@sol.example>']],
  [
    '한지음（jieum＠sol.example）, 김하늘[haneul@sol.example];이새봄(saebom@sol.example)님',
    ['한지음 <jieum@sol.example>', '김하늘 <haneul@sol.example>', '이새봄 <saebom@sol.example>'],
  ],
  [
    '한지음(jieum@sol.example)김하늘(haneul@sol.example)',
    ['한지음 <jieum@sol.example>', '김하늘 <haneul@sol.example>'],
  ],
  ['Kim Haneul(haneul@sol.example)/((jieum@sol.example))', ['Kim Haneul <haneul@sol.example>', 'jieum@sol.example']],
  ['Sales(Seoul) <jieum@sol.example>', ['Sales(Seoul) <jieum@sol.example>']],
  ['이름\t메일\n한지음\tjieum@sol.example', ['#이름\t메일', '한지음 <jieum@sol.example>']],
  [
    'name,mail\n한지음,jieum@sol.example\nhaneul@sol.example,김하늘',
    ['#name,mail', '한지음 <jieum@sol.example>', '김하늘 <haneul@sol.example>'],
  ],
  ['이름;메일;부서\n한지음;jieum@sol.example;영업부', ['#이름;메일;부서', '한지음 <jieum@sol.example>']],
  ['jieum@sol.example, haneul.sol.example', ['jieum@sol.example', '!haneul.sol.example']],
  ['haneul.sol.example\njieum@sol.example', ['!haneul.sol.example', 'jieum@sol.example']],
  ['jieum@sol.example, 김하늘, saebom@sol.example', ['jieum@sol.example', '!김하늘', 'saebom@sol.example']],
  ['"Kim ""Sol"" Han" <sol@x.example>', ['Kim Sol Han <sol@x.example>']],
  ['"Kim <a@x.example>', ['Kim <a@x.example>']],
  ['"only a name"', ['!"only a name"']],
  ['@ , a@ , @b', ['@', 'a@', '@b']],
  [' \n,;, "" ', []],
])('INV-07 people in %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test('INV-07 a row without an address is returned as written, with its error', () => {
  const rows = readPeopleRows('jieum@sol.example, 김하늘, saebom@sol.example') ?? [];
  expect(rows.map(recipientOf)).toEqual(['jieum@sol.example', '김하늘', 'saebom@sol.example']);
});

test('INV-07 a text beyond its maximum length is refused unread', () => {
  expect(readPeopleRows(`${'a'.repeat(peopleTextLimit - 10)}@x.example`)).toHaveLength(1);
  expect(readPeopleRows('a'.repeat(peopleTextLimit + 1))).toBeUndefined();
});

const letters = (text: string) => [...text.matchAll(/[\p{L}\p{N}@.]/gu)].map(([letter]) => letter).toSorted();
const signs = fc.constantFrom(...'ab한@.,;<>"\'\t\n\r ＠，；＂、\u200B\uFEFF([)]mailto:');
const names = fc.constantFrom('한지음', 'Kim Haneul', 'Kim, Haneul', "O'Neil", 'Sales (Seoul)', 'a.b');

test('INV-07 every letter of a text is in some row, whatever the separators', () => {
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 80 }), (text) => {
      const rows = readPeopleRows(text) ?? [];
      expect(letters(rows.map((row) => row.text).join(' '))).toEqual(letters(text));
    }),
    { numRuns: 2_000 },
  );
});

test('INV-07 every address of a list is found with its name, in every notation', () => {
  const person = fc.record({ name: names, number: fc.nat(999) });
  const ways = {
    lines: ['\n', (name: string, address: string) => `${name} <${address}>`],
    quoted: [', ', (name: string, address: string) => `"${name}" <${address}>`],
    outlook: ['; ', (name: string, address: string) => `${name} <${address}>`],
    columns: ['\r\n', (name: string, address: string) => `${name}\t${address}\t영업부`],
    cells: ['\n', (name: string, address: string) => `"${name}","${address}"`],
  } as const;
  fc.assert(
    fc.property(
      fc.array(person, { maxLength: 12 }),
      fc.constantFrom(...Object.values(ways)),
      (people, [between, write]) => {
        const expected = people.map(({ name, number }) => ({ name, address: `p${number}@x.example` }));
        const text = expected.map(({ name, address }) => write(name, address)).join(between);
        expect((readPeopleRows(text) ?? []).map(({ name, address }) => ({ name, address }))).toEqual(expected);
      },
    ),
  );
});

test('INV-07 a long text is read fast, whatever it repeats', () => {
  const length = peopleTextLimit / 4;
  const patterns = [
    '"',
    '""',
    ' "',
    '<',
    '<>',
    ',',
    ';',
    '\t',
    "'",
    '\u200B',
    '.',
    'a.',
    'a@',
    'a@ ',
    'a@\t',
    'a <b@> ',
    'a\t',
    'a, <b@>, ',
    '@',
    'mailto:',
    ')',
    '("',
    'a(b@c)',
    '(a@',
    '(',
    'a ',
    '\uFEFF',
    '{[',
  ];
  for (const pattern of patterns) {
    const text = pattern.repeat(Math.floor(length / pattern.length));
    const rows = readPeopleRows(`${text}\nlast@x.example`.slice(-length));
    expect(rows?.at(-1)?.address.endsWith('last@x.example'), pattern).toBe(true);
  }
}, 20_000);
