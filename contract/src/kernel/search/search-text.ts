/** The first consonants of Hangul syllables in their order in Unicode. */
const initials = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const firstSyllable = 0xac00;
const syllablesPerInitial = 588;

/** A text as it is compared in searches: composed, in small letters, without spaces. */
export function comparableText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll(/\s/gu, '');
}

/** A comparable text with every Hangul syllable as its first consonant (초성): 김하늘 is ㄱㅎㄴ. */
export function initialsOf(comparable: string): string {
  return comparable.replaceAll(
    /[가-힣]/gu,
    (syllable) => initials[Math.floor((syllable.charCodeAt(0) - firstSyllable) / syllablesPerInitial)] ?? syllable,
  );
}

/** Whether somebody typed nothing but first consonants. */
export function isInitials(term: string): boolean {
  return /^[ㄱ-ㅎ]+$/u.test(comparableText(term));
}

/** Whether a text holds what was typed, or its syllables begin with the consonants that were. */
export function holdsText(text: string, term: string): boolean {
  const [there, sought] = [comparableText(text), comparableText(term)];
  return there.includes(sought) || (isInitials(sought) && initialsOf(there).includes(sought));
}
