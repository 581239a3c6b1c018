import { describe, expect, test } from 'vitest';
import { hasLettersOfNames, personName } from './person-name.ts';

const name = personName({ missing: 'MB_M_REQUIRED' });
const inAll = (typed: string) => hasLettersOfNames(typed, { ofAllScripts: true });
const inKoreanOrEnglish = (typed: string) => hasLettersOfNames(typed, { ofAllScripts: false });

test.each(['O\u2019Neill', 'O\u02bcNeill', 'O\uff07Neill', "O'Neill"])(
  'LIM-03 %s is stored with the plain apostrophe',
  (typed) => {
    expect(name.parse(typed)).toBe("O'Neill");
    expect(inKoreanOrEnglish(typed)).toBe(true);
  },
);

test('LIM-03 quotation marks are not apostrophes', () => {
  expect([inKoreanOrEnglish('O\u2018Neill'), inAll('O\u2018Neill')]).toEqual([false, false]);
});

test('LIM-03 a name is stored composed, without trailing spaces and in the usual form of its characters', () => {
  expect(name.parse('Nguye\u0302\u0303n ')).toBe('Nguy\u1ec5n');
  expect(name.parse('葛\u{e0100}城')).toBe('葛城');
  expect(name.safeParse(' 太郎').error?.issues[0]).toMatchObject({ params: { code: 'MB_M_LEADING_SPACE' } });
});

test.each([
  ['マリア　ルイサ', 'マリア ルイサ'],
  ['Anne\u00a0Marie', 'Anne Marie'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['\u202a길동\u202c', '길동'],
  ['\ufeff길동 \u200b', '길동'],
  ['〆木', '〆木'],
])('POR-12 %s is stored as %s, and has letters of names', (typed, kept) => {
  expect([name.parse(typed), name.parse(kept), inAll(typed)]).toEqual([kept, kept, true]);
});

test('POR-12 an invisible character within a name is refused, and so is a leading space', () => {
  expect([inAll('길\u200b동'), inAll('길\u202a동')]).toEqual([false, false]);
  expect(name.safeParse('\u200b 길동').error?.issues[0]).toMatchObject({ params: { code: 'MB_M_LEADING_SPACE' } });
});

test.each(['홍', '길동', 'Gildong', 'Anne-Marie', 'St. John', 'Jr.'])(
  'LIM-03 %s is Korean or English, and so valid in the scripts of all languages',
  (typed) => {
    expect([inKoreanOrEnglish(typed), inAll(typed)]).toEqual([true, true]);
  },
);

test.each([
  ['Japanese', ['田中', '佐々木', 'たろう', 'スミス', 'ジョン・ポール', 'ヴィ']],
  ['Chinese', ['欧阳', '歐陽', '〇', '夷將‧拔路兒', '阿卜杜·拉']],
  ['Vietnamese', ['Nguyễn', 'Thị Ánh Tuyết', 'Đặng', 'Nguye\u0302\u0303n']],
  ['other Latin', ['Zoë', 'Łukasz', 'M\u0308uller']],
])('LIM-03 names of %s people are valid only in the scripts of all languages', (_whose, names) => {
  expect(names.filter((typed) => !inAll(typed))).toEqual([]);
  expect(names.filter((typed) => inKoreanOrEnglish(typed))).toEqual([]);
});

describe('LIM-03 an invalid name in every script', () => {
  test.each([
    ['a comma', '田,中'],
    ['a double quote', '田"中'],
    ['a caret', '田^中'],
    ['a backslash', '田\\中'],
    ['a digit', '田中2'],
    ['a Roman numeral in one sign', 'Karlⅷ'],
    ['a circled letter', 'ⓐnn'],
    ['another script', 'Иван'],
    ['a look-alike among Latin letters', 'P\u0430ul'],
    ['a picture', '田🙂'],
    ['a zero width space', '田\u200b中'],
    ['a zero width joiner', '田\u200d中'],
    ['a byte order mark', '田\ufeff中'],
    ['a soft hyphen', 'Ta\u00adnaka'],
    ['a letter that is not seen', '\u3164'],
    ['an unseen letter among others', '홍\uffa0길동'],
    ['parts of syllables', '\u1112\u1161\u1161\u1161\u1161'],
    ['a right-to-left mark', '田\u200f中'],
    ['a right-to-left override', 'Ann\u202enna'],
    ['three marks on a letter', 'Z\u0334\u0335\u0336oe'],
    ['a flood of accents', `Zo${'\u0302'.repeat(20)}`],
    ['a mark on nothing', 'Zo \u0302e'],
    ['a mark at the beginning', '\u0302Zoe'],
    ['a ring around a letter', 'Zo\u20dde'],
    ['a joiner of marks', 'Zo\u034fe'],
  ])('is %s', (_what, typed) => {
    expect([inAll(typed), inKoreanOrEnglish(typed)]).toEqual([false, false]);
  });
});
