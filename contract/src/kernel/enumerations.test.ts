import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { enumeration, enumerations, gmtOffset, type Enumeration } from './enumerations.ts';
import { flag, languageCode } from './wire.ts';

/** The sets as the specification writes them. */
const written: Record<Enumeration, string> = {
  idRequestType: '1 2 3',
  idListQuery: '0 1 2 3 4 5 6',
  idListSort: 'FNM USER_ID_APPL_YMD EN_GNM',
  permissionTarget: 'L R V',
  peopleScope: 'S O D M',
  rowChange: 'C D A S U',
  granteeKind: 'P R',
  organisationKind: 'O T',
  personKey: 'U M P',
  boardKind: 'B',
  mailKind: 'M',
};
const names = Object.keys(enumerations) as Enumeration[];

test.each(names)('API-06 %s accepts exactly the codes of its set and names each', (name) => {
  const schema = enumeration(name);
  const codes = written[name].split(' ');
  expect(Object.keys(enumerations[name]).toSorted()).toEqual(codes.toSorted());
  const meanings = codes.map((code) => z.decode(schema, code));
  expect(new Set(meanings).size).toBe(codes.length);
  expect(meanings.map((meaning) => z.encode(schema, meaning))).toEqual(codes);
  const [first = ''] = codes;
  for (const other of [
    '',
    'X',
    '7',
    `${first} `,
    first.toLowerCase() === first ? '-1' : first.toLowerCase(),
    '__proto__',
    'toString',
  ]) {
    expect([other, schema.safeParse(other).success]).toEqual([other, false]);
  }
  expect(schema.safeParse(null).success).toBe(false);
});

/** Sets that no call takes, each with what says the same in the product. */
const out: Partial<Record<Enumeration, string>> = {
  rowChange: 'each kind of file is one kind of change, which its name says',
  mailKind: 'an address that several share is the one kind of mail that is kept',
};

test('API-06 every set is used by a call, or excluded with a reason, and has its meaning in the glossary', () => {
  const source = fileURLToPath(new URL('../', import.meta.url));
  const calls = globSync('*/*/{wire,routes,console,fields,rules}.ts', { cwd: source }).map((file) =>
    readFileSync(source + file, 'utf8'),
  );
  const taken = names.filter((name) =>
    calls.some((text) => text.includes(`enumeration('${name}')`) || text.includes(`codesOf('${name}')`)),
  );
  expect(taken.filter((name) => name in out)).toEqual([]);
  expect([...taken, ...Object.keys(out)].toSorted()).toEqual(names.toSorted());
  const glossary = readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8');
  for (const name of names) {
    const row = glossary.split('\n').find((line) => new RegExp(`^\\| ${name} +\\|`).test(line)) ?? '';
    for (const [code, meaning] of Object.entries(enumerations[name])) expect(row, name).toContain(`${code} ${meaning}`);
  }
});

test('LIM-07 a flag is Y or N and a language KO, US or one of the six codes', () => {
  expect(['Y', 'N'].map((value) => flag.parse(value))).toEqual([true, false]);
  for (const value of ['y', 'n', '', 'YES', true, 1, null])
    expect([value, flag.safeParse(value).success]).toEqual([value, false]);
  expect(['KO', 'US', 'ja'].map((value) => languageCode.parse(value as 'KO'))).toEqual(['ko', 'en', 'ja']);
  for (const value of ['ko-KR', 'Ko', 'EN', '', null])
    expect([value, languageCode.safeParse(value).success]).toEqual([value, false]);
});

test('LIM-07 a zone offset is GMT+n or GMT-n of an existing zone', () => {
  for (const value of ['GMT+0', 'GMT-0', 'GMT+9', 'GMT+14', 'GMT-12']) expect(gmtOffset.parse(value)).toBe(value);
  for (const value of ['GMT', 'GMT9', 'GMT+09', 'GMT+15', 'GMT-13', 'gmt+9', 'GMT+9:30', 'UTC+9', '+9', '', 'GMT+९']) {
    expect([value, gmtOffset.safeParse(value).success]).toEqual([value, false]);
  }
});
