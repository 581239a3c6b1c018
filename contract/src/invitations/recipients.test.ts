import { expect, test } from 'vitest';
import { recipientsOf } from './recipients.ts';

test.each([
  ['a@b.example', ['a@b.example']],
  [
    ' a@b.example,c@d.example;e@f.example\r\ng@h.example i@j.example ',
    ['a@b.example', 'c@d.example', 'e@f.example', 'g@h.example', 'i@j.example'],
  ],
  ['한지음 <jieum@sol.example>, "Kim, Haneul" <haneul@sol.example>', ['jieum@sol.example', 'haneul@sol.example']],
  ['jieum@sol.example <jieum@sol.example>', ['jieum@sol.example']],
  ['old@sol.example <new@sol.example>', ['old@sol.example', 'new@sol.example']],
  ['한지음\tjieum@sol.example\n김하늘\thaneul@sol.example', ['jieum@sol.example', 'haneul@sol.example']],
  ['<mailto:jieum@sol.example>', ['jieum@sol.example']],
  [
    'jieum@sol.example，haneul@sol.example、saebom@sol.example',
    ['jieum@sol.example', 'haneul@sol.example', 'saebom@sol.example'],
  ],
  ['한지음, jieum@sol', ['한지음', 'jieum@sol']],
  ['"only a name"', []],
  [' \n,;, ', []],
])('INV-07 a pasted list %j', (pasted, expected) => {
  expect(recipientsOf(pasted)).toEqual(expected);
});
