import { domainToASCII, domainToUnicode } from 'node:url';

/** Letters, marks and digits that a label may have; what the conversion would leave out is none of them. */
const labelForm =
  /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}\-\u00B7\u0375\u05F3\u05F4\u30FB]|[\u200C\u200D])+$/u;
/** The full stop of a domain, and what keyboards of East Asia write for it. */
export const fullStops = /[.。．｡]/u;

/** The letters of one label as name servers have it; undefined where they do not lead back to it. */
export function lettersOf(label: string): string | undefined {
  if (!label.startsWith('xn--')) return label;
  const letters = domainToUnicode(label);
  return !letters.startsWith('xn--') && domainToASCII(letters) === label && hasLabelForm(letters) ? letters : undefined;
}

export function hasLabelForm(label: string): boolean {
  return labelForm.test(label);
}

/** The scripts in daily use (UAX 31, table 5); a domain in another one is shown as name servers have it. */
const scripts = [
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana',
  'Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((line) => line.split(' '));

/** Scripts allowed in one label: each alone, and the combinations of written Japanese, Chinese and Korean (UTS 39, 5.2). */
const combinations = [
  ...scripts.map((script) => [script]),
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((together) => onlyOf(...together));

/** Letters of other scripts that look like Latin ones; a label of them alone reads as a Latin word. */
const lookalikes = {
  Armenian: 'ագզէլհյոսւօ',
  Cyrillic: 'аысԁеԍһіюјӏорԗԛѕԝхуъҽпгѵѡ',
  Georgian: 'იოყძხჽჿ',
  Greek: 'αικνρυωηοτ',
} as const;
const lookalikeForms = Object.entries(lookalikes).map(([script, letters]) => ({
  /** A top-level domain of the script says that its words are to be read. */
  ownTop: onlyOf(script),
  form: new RegExp(String.raw`^[\d\-${letters}]+$`, 'u'),
}));

/** Returns an expression for the scripts together with what belongs to all: digits, hyphens and marks. */
function onlyOf(...together: readonly string[]): RegExp {
  const classes = ['Common', 'Inherited', ...together].map((script) => String.raw`\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${classes.join('')}]+$`, 'u');
}

/** Returns true if a label cannot pass for another: neither by mixed scripts nor by letters of one script that look Latin. */
function isPlain(letters: string, top: string): boolean {
  if (!combinations.some((form) => form.test(letters))) return false;
  return !lookalikeForms.some(({ form, ownTop }) => form.test(letters) && /\D/.test(letters) && !ownTop.test(top));
}

/** A domain in its letters, to be read; labels that could pass for others stay as name servers have them. */
export function shownDomain(domain: string): string {
  const labels = domain.split('.');
  const top = lettersOf(labels.at(-1) ?? '') ?? '';
  return labels
    .map((label) => {
      const letters = lettersOf(label);
      return letters !== undefined && letters !== label && isPlain(letters, top) ? letters : label;
    })
    .join('.');
}
