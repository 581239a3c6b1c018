/** Family names of two syllables, so that what is left is the given name. */
const longFamilyNames = [
  '남궁',
  '황보',
  '제갈',
  '사공',
  '선우',
  '독고',
  '서문',
  '동방',
  '南宮',
  '皇甫',
  '諸葛',
  '司空',
  '歐陽',
  '欧阳',
  '司馬',
  '司马',
];

const isHangul = /^\p{Script=Hangul}+$/u;
const isTogether = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/** Returns the initials of a person without a photo: two syllables of the given name, or two initials; one at small size. */
export function initialsOf(name: string, isSmall = false): string {
  const words = name.trim().split(/\s+/u);
  const [first = '', last = first] = [words[0], words.at(-1)];
  const letters = isTogether.test(last)
    ? givenPart(last, words.length > 1)
    : latinInitials(first, words.length > 1 ? last : '');
  return isSmall ? (letters[0] ?? '') : letters.slice(0, 2).join('');
}

function givenPart(name: string, isGivenAlone: boolean): string[] {
  const letters = [...name];
  if (isGivenAlone || letters.length < 2) return letters;
  // Family names of Japan mostly have two letters, as have the given names that follow them.
  if (letters.length > 3 && !isHangul.test(name)) return letters.slice(2);
  const family = longFamilyNames.some((each) => name.startsWith(each)) && letters.length > 2 ? 2 : 1;
  return letters.slice(family);
}

function latinInitials(first: string, last: string): string[] {
  return [first, last].flatMap((word) => [...word].slice(0, 1)).map((letter) => letter.toLocaleUpperCase('en'));
}

export const dyes = ['celadon', 'indigo', 'persimmon', 'gardenia', 'plum', 'stone'] as const;
export type Dye = (typeof dyes)[number];

/** Returns a dye without a meaning, always the same for the same text. */
export function dyeOf(seed: string): Dye {
  let hash = 0;
  for (const letter of seed) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return dyes[((hash ^ (hash >>> 11)) >>> 0) % dyes.length] ?? 'stone';
}
