import { expect, test } from 'vitest';
import { errorTable } from '@madang/contract/index.ts';
import { bulkWords } from './bulk-words.ts';
import { families } from './family-words.ts';

const codes = Object.keys(errorTable);
const words = Object.entries(families).flatMap(([family, own]) =>
  Object.entries(own).map(([word, said]) => ({ family, word, ...said })),
);
const isOf = (family: string, code: string) => new RegExp(`^${family}\\d`).test(code);

test('ERR-07 each text of a family has a code of it, or a reason for another code or none', () => {
  const unreasoned = words.filter(
    ({ family, by, because }) => because === undefined && !by.some((code) => isOf(family, code)),
  );
  expect(unreasoned).toEqual([]);
  expect(words.flatMap(({ by }) => by).filter((code) => !codes.includes(code))).toEqual([]);
});

test('ERR-01 ERR-07 each numbered code of a family is assigned to one of its texts, so none is unassigned', () => {
  const said = new Set<string>([...words, ...Object.values(bulkWords)].flatMap(({ by }) => by));
  const beside = new Set(['CO413', 'CO429', 'CO503', 'MB714', 'MB715', 'MB716']);
  const numbered = codes.filter((code) => Object.keys(families).some((family) => isOf(family, code)));
  expect(numbered.filter((code) => !said.has(code) && !beside.has(code))).toEqual([]);
  // None without a word waits for anything but linked systems.
  const silent = words.filter(({ by }) => by.length === 0).map(({ because }) => because);
  expect(silent.filter((because) => !/linked systems|no messenger/.test(because ?? ''))).toEqual([]);
});

test('ERR-04 ERR-07 every single code named by the specification is in the catalogue', () => {
  const single =
    'MB122 MB123 MB801 MB855 MB906 MB944 MB907 MB657 MB783 CG001 KMS001 AC100 MB820 MB667 MB0719 MB_M_REQUIRED ' +
    'MB_M_ID_RPTCHECK MB_M_DENY_PAGE CO400 CO401 CO403 CO500';
  expect(single.split(' ').filter((code) => !codes.includes(code))).toEqual([]);
});
