import { expect, test } from 'vitest';
import { comparableText, foldLatin, holdsText, initialsOf, isInitials } from './search-text.ts';

test.each([
  ['김 하늘', '김하늘', 'ㄱㅎㄴ'],
  ['까치 Team', '까치team', 'ㄲㅊteam'],
  ['힣', '힣', 'ㅎ'],
  ['가', '가', 'ㄱ'],
  ['\u1112\u1161\u11ab', '한', 'ㅎ'],
])('USR-01 %s is normalised to %s and starts with %s', (written, comparable, first) => {
  expect(comparableText(written)).toBe(comparable);
  expect(initialsOf(comparable)).toBe(first);
});

test('USR-01 a text is found by a part of it, in any case, and by its first consonants', () => {
  expect(holdsText('경영 지원팀', '지원')).toBe(true);
  expect(holdsText('경영 지원팀', '영지')).toBe(true);
  expect(holdsText('경영 지원팀', 'ㅈㅇㅌ')).toBe(true);
  expect(holdsText('Sales Team', 'sTEAM')).toBe(true);
  expect(holdsText('Sales Team', 'teams')).toBe(false);
  expect(holdsText('Sales Team', 'sal')).toBe(true);
  expect(holdsText('경영 지원팀', 'ㅈㅌ')).toBe(false);
});

test.each([
  ['Nguyễn Thị Hồng Đào', 'nguyenthihongdao'],
  ['Nguye\u0302\u0303n', 'nguyen'],
  ['Łukasz Gödel-Ångström, Søren Ǿ', 'lukaszgodel-angstrom,soreno'],
  ['İpek', 'ipek'],
  ['ガーデン', 'ガーデン'],
  ['か\u3099', 'が'],
  ['Андрей', 'андрей'],
  ['\u1100\u1161\u11a8', '각'],
])('USR-01 %s is normalised to %s: Latin letters lose their marks, and others keep theirs', (written, comparable) => {
  expect(comparableText(written)).toBe(comparable);
});

test('USR-01 Latin letters with and without marks match each other; kana with and without theirs do not', () => {
  expect(holdsText('Nguyễn Văn Đức', 'nguyen van duc')).toBe(true);
  expect(holdsText('Nguyen', 'nguyễn')).toBe(true);
  expect(holdsText('ガーデン', 'カーテン')).toBe(false);
  expect(holdsText('はなが', 'はなか')).toBe(false);
  expect(foldLatin('Dư ơ Ệ 한글')).toBe('Du o E 한글');
});

test.each([
  ['O’Brien', 'obrien'],
  ['H\u02bcHen', "h'hen"],
  ['ＴＡＮＡＫＡ', 'tanaka'],
  ['ﾀﾅｶ ｶﾞﾝﾊﾞ', 'タナカガンバ'],
  ['买买提·艾力', '买买提艾力'],
  ['ジョン・ポール', 'ｼﾞｮﾝ･ﾎﾟｰﾙ'],
  ['ㄱㅎㄴ', 'ㄱㅎㄴ'],
])('POR-12 %s and %s match each other', (written, sought) => {
  expect(comparableText(written)).toBe(comparableText(sought));
  expect(holdsText(written, sought) && holdsText(sought, written)).toBe(true);
});

test('USR-01 first consonants match only as such', () => {
  expect(isInitials('ㄱㅎ')).toBe(true);
  expect(isInitials('ㄱ하')).toBe(false);
  expect(isInitials('')).toBe(false);
});
