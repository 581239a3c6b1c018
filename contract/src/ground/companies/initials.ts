/** Forms in which a company's legal form appears in its name; it does not identify the company. */
const legalForm =
  /[(（][주株유][)）]|[㈜㈱]|주식회사|유한회사|株式会社|有限会社|有限公司|股份|công ty( tnhh| cổ phần)?|co\.,? ?ltd\.?|\binc\.?$|\bcorp\.?$/giu;

/** Returns the text for a company without a picture: two syllables, or the initials of two words. */
export function initialsOf(name: string): string {
  const plain = name.replaceAll(legalForm, ' ').trim() || name.trim();
  const words = plain.split(/[\s·.,\-_/&]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [first = plain, second] = words;
  if (/^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first)) return letters(first, 2);
  return (second === undefined ? letters(first, 1) : letters(first, 1) + letters(second, 1)).toUpperCase();
}

/** One letter or syllable, where there is room for no more. */
export function initialOf(name: string): string {
  return letters(initialsOf(name), 1);
}

function letters(word: string, count: number): string {
  return [...new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(word)]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('');
}
