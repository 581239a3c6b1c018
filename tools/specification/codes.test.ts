import { expect, test } from 'vitest';
import { errorTable } from '@madang/contract/index.ts';
import { codeFamilies, saidByTheClient, waitingCodes } from './codes.ts';

const catalogue = Object.keys(errorTable);

test.each(codeFamilies.map((family) => [family.name, family] as const))(
  'ERR-01 of %s the catalogue has what stands, and nothing that is said to wait',
  (_name, family) => {
    expect(catalogue.filter((code) => family.form.test(code)).toSorted()).toEqual(family.stands.toSorted());
    const waiting = waitingCodes(family);
    expect(waiting.filter((code) => catalogue.includes(code))).toEqual([]);
    expect(new Set(waiting)).toHaveLength(waiting.length);
  },
);

test('ERR-01 every code that the specification names is in a family, stands or waits', () => {
  // Both ends of its rows, and every code that it names singly.
  const named = [
    'CM301',
    'CM315',
    'EM601',
    'EM731',
    'EM0001',
    'EM0038',
    'KMS001',
    'KMS008',
    'ORG0001',
    'ORG0017',
    'MB120',
    'MB122',
    'MB123',
    'MB125',
    'MB601',
    'MB668',
    'MB701',
    'MB786',
    'MB801',
    'MB804',
    'MB820',
    'MB823',
    'MB850',
    'MB855',
    'MB901',
    'MB906',
    'MB907',
    'MB944',
    'MB946',
    'MB1053',
    'MB1066',
    'MB0001',
    'MB0985',
    'MB9001',
    'MB9003',
    'MB657',
    'MB667',
    'MB783',
    'AC100',
    'AC723',
    'CG001',
    'OTP0001',
    'OTP0008',
  ];
  const known = new Set(codeFamilies.flatMap((family) => [...family.stands, ...waitingCodes(family)]));
  expect(named.filter((code) => !known.has(code))).toEqual([]);
});

test('ERR-04 what the client says by itself is in the catalogue', () => {
  expect(Object.keys(saidByTheClient).filter((code) => !catalogue.includes(code))).toEqual([]);
});
