import { expect, test } from 'vitest';
import { errorTable } from '@madang/contract/index.ts';
import { unansweredCodes } from './answered-codes.ts';
import { saidByTheClient } from './said-by-the-client.ts';

const answered = Object.keys(errorTable).filter((code) => !Object.hasOwn(saidByTheClient, code));

test('ERR-04 a code never returned by a call is reported, and so is a client code that a call returned', () => {
  expect(unansweredCodes(answered.join('\n'))).toEqual([]);
  expect(unansweredCodes(answered.filter((code) => code !== 'CM312').join('\n'))).toEqual(['CM312']);
  expect(unansweredCodes([...answered, 'MB667'].join('\n'))).toEqual(['MB667']);
});
