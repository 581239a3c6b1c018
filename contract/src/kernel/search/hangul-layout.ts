import { isInitials } from './search-text.ts';

/** Positions of the letters of the two-set keyboard (두벌식, KS X 5002) on a Latin keyboard, each kind in Unicode order. */
const initialKeys = [...'rRseEfaqQtTdwWczxvg'];
const initialLetters = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowelKeys = 'k o i O j p u P h hk ho hl y n nj np nl b m ml l'.split(' ');
const finalKeys = ['', ...'r R rt s sw sg e f fr fa fq ft fx fv fg a q qt t T d w c z x v g'.split(' ')];

const longestFirst = (keys: readonly string[]) => keys.toSorted((one, other) => other.length - one.length).join('|');
const vowel = longestFirst(vowelKeys);
const final = longestFirst(finalKeys.slice(1));
/** A consonant before a vowel begins the next syllable. */
const syllable = new RegExp(`(${initialKeys.join('|')})(${vowel})(?:(${final})(?!${vowel}))?`, 'gy');
/** Shift makes another letter of seven keys alone. */
const plainKeys = /[^REQTWOP]/g;

/**
 * Returns the Hangul typed on a Latin layout: `dkssud` is 안녕. Undefined if it makes neither whole syllables nor first
 * consonants alone.
 */
export function hangulTypedAs(latin: string): string | undefined {
  const keys = latin.replaceAll(/\s/g, '').replaceAll(plainKeys, (key) => key.toLowerCase());
  if (!/^[A-Za-z]+$/.test(keys)) return undefined;
  const consonants = [...keys].map((key) => initialLetters[initialKeys.indexOf(key)] ?? key).join('');
  if (isInitials(consonants)) return consonants;
  let end = 0;
  let hangul = '';
  for (const [whole, first = '', middle = '', last = ''] of keys.matchAll(syllable)) {
    hangul += composed(first, middle, last);
    end += whole.length;
  }
  return end === keys.length ? hangul : undefined;
}

/** Unicode counts 28 syllables for each vowel and 21 vowels for each first consonant. */
function composed(first: string, middle: string, last: string): string {
  const place = initialKeys.indexOf(first) * 21 + vowelKeys.indexOf(middle);
  return String.fromCharCode(0xac00 + place * 28 + finalKeys.indexOf(last));
}
