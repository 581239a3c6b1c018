import * as z from 'zod/mini';
import { hasVisible, maxLength, optionalText, rule, text } from '../rules.ts';
import { typedName } from '../fields/typed-text.ts';

/** LIM-03: no longer than other text fields. */
export const nameMaxLength = 50;

/** Characters that keyboards and word processors insert for an apostrophe. */
const apostrophes = /[\u2019\u02bc\uff07]/g;
/** The hyphen at which no line breaks, and the one of its own; both look like the plain one. */
const hyphens = /[\u2010\u2011]/g;
/** Dots of other shapes and widths between the parts of a name. */
const dots = /[\u2022\u2219\u22c5]/g;
/** They choose among the shapes of one and the same character, and no search would find it. */
const shapeSelectors = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** Hangul (syllables and letters) or Latin letters, with inner space, hyphen, apostrophe and full stop. */
const koreanOrEnglish = /^[\p{Script=Hangul}A-Za-z](?:[\p{Script=Hangul}A-Za-z' .-]*[\p{Script=Hangul}A-Za-z.])?$/u;
/** The scripts of the product's six languages. */
const allScripts =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}〆\p{Script=Latin}](?:[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー〆\p{Script=Latin}\p{M}'・·‧ .-]*[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー〆\p{Script=Latin}\p{M}.])?$/u;
/**
 * Characters of those scripts that names may not have: invisible ones, incomplete syllables, signs, numbers except 〇,
 * and misplaced or repeated marks.
 */
const noLetters =
  /\p{DI}|[\u1100-\u11ff]|(?!〇)[\p{S}\p{N}]|(?![\u0300-\u0333\u3099\u309a])\p{M}|[^\p{L}\p{M}]\p{M}|\p{M}{3}/u;

/** A name as it is kept: with the plain apostrophe, in the usual shapes, and without spaces behind it. */
function keptName(typed: string): string {
  const plain = typed
    .replaceAll(shapeSelectors, '')
    .replaceAll(hyphens, '-')
    .replaceAll(dots, '·')
    .replaceAll('\uff65', '・');
  return typedName(plain).replaceAll(apostrophes, "'").normalize('NFC').trimEnd();
}

/** LIM-03: returns true if a name has only letters of names: Korean and English ones, or those of all six languages. */
export function hasLettersOfNames(typed: string, { ofAllScripts }: { readonly ofAllScripts: boolean }): boolean {
  const name = keptName(typed);
  return !noLetters.test(name) && (ofAllScripts ? allScripts : koreanOrEnglish).test(name);
}

export interface NameRule {
  /** The code of an empty name: the forms ask for a surname and a given name in words of their own. */
  readonly missing: string;
}

/**
 * Surname or given name; a leading space is a fault. Allowed letters depend on the person, so operation and form check
 * them.
 */
export function personName({ missing }: NameRule) {
  return text(nameMaxLength, { trim: 'marks' }).check(
    z.overwrite(keptName),
    rule<string>(missing, hasVisible),
    maxLength(nameMaxLength),
    rule<string>('MB_M_LEADING_SPACE', (value) => !/^\s/.test(value)),
  );
}

/** A person's English name, which may stay empty. */
export const englishPersonName = optionalText(nameMaxLength).check(
  z.overwrite(keptName),
  rule<string>('MB_M_NAME_SPECIAL_VALID', (value) => /^[A-Za-z' .-]*$/.test(value)),
);
