import { expect, test } from 'vitest';
import { passwordLines } from './password-lines.ts';

const person = { loginId: 'someone' };
const lines = (password: string, code?: string) =>
  passwordLines({ profile: 'spec', password, person, refused: code === undefined ? undefined : { code } });
const marks = (password: string, code?: string) =>
  lines(password, code).map(({ met, isRefused }) => (isRefused ? 'refused' : met ? 'met' : 'open'));

test('PWD-05 a list that is ticked off says so when the server refuses the password all the same', () => {
  expect(marks('Qwert77!')).toEqual(['met', 'met', 'met', 'met', 'met']);
  expect(marks('Qwert77!', 'MB_T_PASSWORD_COMMON')).toEqual(['met', 'met', 'met', 'met', 'met', 'refused']);
  expect(marks('Qwert77!', 'MB0719')).toEqual(['met', 'met', 'met', 'met', 'met', 'refused']);
  expect(marks('Xk9241!q', 'MB_T_PASSWORD_RULE5')).toEqual(['met', 'met', 'met', 'met', 'refused']);
});

test('PWD-05 what the browser sees for itself stays as it sees it', () => {
  expect(marks('Xk7!', undefined)).toEqual(['open', 'met', 'met', 'met', 'met']);
  // A field that is full refuses one letter more, and what it holds is right.
  expect(marks('Xk7!mqPyXk7!', 'MB_T_PASSWORD_RULE1')).toEqual(['met', 'met', 'met', 'met', 'met']);
});
