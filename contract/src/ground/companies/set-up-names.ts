import * as z from 'zod/mini';
import { required, requiredText, rule, formMaxLength, text } from '../../kernel/rules.ts';

/** LIM-01: the names that the set-up and the console give to what they make. */
export const setUpNameMaxLength = 30;

/** Required, no leading space; a space at the end is no one's wish and goes. */
export function setUpName(max = setUpNameMaxLength) {
  return requiredText(max, { trim: 'marks', as: 'name' }).check(
    rule<string>('MB_M_LEADING_SPACE', (value) => !/^\s/.test(value)),
    z.overwrite((value) => value.trimEnd()),
  );
}

/** The same in English: letters and digits alone. */
export function englishSetUpName(max = setUpNameMaxLength) {
  return setUpName(max).check(rule<string>('MB_M_ALPHANUMERIC', (value) => /^[A-Za-z0-9]+$/.test(value)));
}

/** English words: letters, digits and the spaces between them. */
export function englishSetUpWords(max = setUpNameMaxLength) {
  return setUpName(max).check(rule<string>('MB_M_ENGLISH_WORDS', (value) => /^[A-Za-z0-9 ]+$/.test(value)));
}

/** A code that people choose once and no one changes: English letters and digits, kept in capitals. */
export function chosenCode(fits: ReturnType<typeof rule<string>>) {
  return text(formMaxLength, { trim: 'marks', as: 'name' }).check(
    required,
    rule<string>('MB_M_LEADING_SPACE', (value) => !/^\s/.test(value)),
    rule<string>('MB_M_NO_SPACES', (value) => !/\s/.test(value)),
    rule<string>('MB_M_ALPHANUMERIC', (value) => /^[A-Za-z0-9]+$/.test(value)),
    fits,
    z.overwrite((value) => value.toUpperCase()),
  );
}
