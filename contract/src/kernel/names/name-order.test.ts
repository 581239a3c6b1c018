import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { fullNameOf } from './name-order.ts';

test.each<[surname: string, givenName: string, language: Language, fullName: string]>([
  ['홍', '길동', 'en', '홍길동'],
  ['田中', '太郎', 'en', '田中太郎'],
  ['佐々木', 'エマ', 'ja', '佐々木エマ'],
  ['欧阳', '修', 'zh', '欧阳修'],
  ['夷將', '拔路兒‧以撒', 'tw', '夷將拔路兒‧以撒'],
  ['Nguyễn', 'Văn An', 'vi', 'Nguyễn Văn An'],
  // Letters that Vietnamese alone has tell it in every language.
  ['Nguyễn', 'Văn An', 'en', 'Nguyễn Văn An'],
  // Those that others share with it do not: the person's own language does.
  ['Lê', 'An', 'vi', 'Lê An'],
  ['Lê', 'An', 'en', 'An Lê'],
  ['Nguyen', 'Van An', 'vi', 'Nguyen Van An'],
  ['Müller', 'Zoë', 'en', 'Zoë Müller'],
  ['Ọlá', 'Ẹniọlá', 'en', 'Ẹniọlá Ọlá'],
  ['Hong', 'Gildong', 'ko', 'Gildong Hong'],
  ['김', 'Haneul', 'ko', '김 Haneul'],
])(
  'PRD-03 the surname %s and the given name %s of a person shown to a reader of %s are %s',
  (surname, givenName, language, fullName) => {
    expect(fullNameOf({ surname, givenName, language })).toBe(fullName);
  },
);
