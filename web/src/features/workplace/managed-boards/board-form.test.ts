import { expect, test } from 'vitest';
import { namesThatAppear } from './board-form.ts';

const anonymous = { isAnonymous: true, showsAuthor: true };
const hidden = { isAnonymous: false, showsAuthor: false };
const named = { isAnonymous: false, showsAuthor: true };

test.each([
  ['an anonymous board that names', anonymous, named, 'fromNow'],
  ['an anonymous board that keeps names and hides them', anonymous, hidden, 'fromNow'],
  ['a board that hid its authors and shows them', hidden, named, 'everywhere'],
  ['a board that becomes anonymous', named, anonymous, undefined],
  ['a board that hides its authors from now on', named, hidden, undefined],
  ['a board that stays as it is', named, named, undefined],
])('BRD-03 the form of %s has the right notice about names', (_change, before, typed, told) => {
  expect(namesThatAppear(before, typed)).toBe(told);
});
