import { expect, test } from 'vitest';
import { hangulTypedAs } from './hangul-layout.ts';

test.each([
  ['dkssud', '안녕'],
  ['rlagksmf', '김하늘'],
  ['RKCL', '까치'],
  ['rkcl', '가치'],
  ['dhks', '완'],
  ['rkqtdl', '값이'],
  ['rkqtl', '갑시'],
  ['Rhfak', '꼴마'],
  ['dmldml', '의의'],
  ['rla gksmf', '김하늘'],
  ['ghkdQNf', '황뿔'],
  ['DKSSUD', '안녕'],
  ['rgs', 'ㄱㅎㄴ'],
  ['glg', '힣'],
])('USR-01 %s typed on a Latin layout is read as %s', (keys, hangul) => {
  expect(hangulTypedAs(keys)).toBe(hangul);
});

test.each(['fiver', 'doraji', 'jikkot', 'han saebom', 'dkssud1', '안녕', '', 'user@madang.example', 'kang'])(
  'USR-01 %s is not Hangul typed on a Latin layout',
  (keys) => {
    expect(hangulTypedAs(keys)).toBeUndefined();
  },
);

test('USR-01 every syllable is found by the keys that type it', () => {
  const initial = [...'rRseEfaqQtTdwWczxvg'];
  const vowels = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
  const finals = ['', ...'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')];
  for (let code = 0; code < 11_172; code += 1) {
    const keys = `${initial[Math.floor(code / 588)]}${vowels[Math.floor(code / 28) % 21]}${finals[code % 28]}`;
    expect([keys, hangulTypedAs(keys)]).toEqual([keys, String.fromCharCode(0xac00 + code)]);
  }
});
