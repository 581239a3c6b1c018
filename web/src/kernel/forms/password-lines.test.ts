import { expect, test } from 'vitest';
import { passwordLines } from './password-lines.ts';

const marks = (password: string) =>
  passwordLines({ profile: 'spec', password, person: { loginId: 'someone' } }).map(({ met }) => met);

test('PWD-05 the list ticks off the rules that the browser checks itself', () => {
  expect(marks('Qwert77!')).toEqual([true, true, true, true, true]);
  expect(marks('Xk7!')).toEqual([false, true, true, true, true]);
});
