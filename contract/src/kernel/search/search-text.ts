import { typedTerm } from '../fields/typed-text.ts';

/** The first consonants of Hangul syllables in their order in Unicode. */
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const syllablesPerInitial = 588;

/** Letters with a stroke are no letter with a mark: nothing takes them apart. */
const strokes: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l', Ø: 'O', ø: 'o' };

/**
 * Removes marks from Latin letters, so that `nguyen` finds Nguyễn. In か and и a mark makes another letter. The database
 * has `fold_latin`.
 */
export function foldLatin(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/([A-Za-zØø])[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC')
    .replaceAll(/[ĐđŁłØø]/gu, (letter) => strokes[letter] ?? letter);
}

/** Apostrophes, and the dots between the parts of a name: people leave them out, or type another one. */
const leftOut = /['\u2018\u2019\u02bc\u00b7\u2027\u30fb\uff07\uff65]/g;

/** Full-width signs and half-width kana as plain ones. The function plain_signs of the database does the same. */
function plainSigns(text: string): string {
  return text.replaceAll(leftOut, '').replaceAll(/[\uff01-\uff5e\uff66-\uff9f]/g, (sign) => sign.normalize('NFKC'));
}

/** A text as it is compared in searches: in plain signs, Latin letters without marks, in small letters, without spaces. */
export function comparableText(text: string): string {
  return foldLatin(plainSigns(text)).toLowerCase().replaceAll(/\s/gu, '');
}

/** A comparable text with every Hangul syllable as its first consonant (초성): 김하늘 is ㄱㅎㄴ. */
export function initialsOf(comparable: string): string {
  return comparable.replaceAll(
    /[가-힣]/gu,
    (syllable) => initials[Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesPerInitial)] ?? syllable,
  );
}

/** Returns true if the user typed only initial consonants. */
export function isInitials(term: string): boolean {
  return /^[ㄱ-ㅎ]+$/u.test(comparableText(term));
}

/** Returns true if the text contains the typed term, or its syllables begin with the typed consonants. */
export function holdsText(text: string, term: string): boolean {
  const [there, sought] = [comparableText(text), comparableText(typedTerm(term))];
  return there.includes(sought) || (isInitials(sought) && initialsOf(there).includes(sought));
}
