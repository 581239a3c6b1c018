import * as z from 'zod/mini';
import { hasVisible, maxLength, optionalText, rule, text } from './rules.ts';

/** LIM-03: no longer than other text fields. */
export const nameMaxLength = 50;

/** What keyboards and word processors put for an apostrophe. */
const apostrophes = /[\u2019\u02bc\uff07]/g;
const forbidden = /[,"^\\]/;
/** Hangul (syllables and letters) or Latin letters, with inner space, hyphen, apostrophe and full stop. */
const koreanOrEnglish = /^[\p{Script=Hangul}A-Za-z](?:[\p{Script=Hangul}A-Za-z' .-]*[\p{Script=Hangul}A-Za-z.])?$/u;
/** The scripts of the product's six languages, for people outside Korea in profile `strict`. */
const scriptsOfAllLanguages =
  /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Latin}\p{M}](?:[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Latin}\p{M}'・· .-]*[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Latin}\p{M}.])?$/u;

export interface NameRule {
  /** The code of an empty name: the forms ask for a surname and a given name in words of their own. */
  readonly missing: string;
  /** Also the scripts of zh, ja, tw and vi. */
  readonly admitsAllScripts?: boolean;
}

/** Name of a person, surname or given name; a leading space is a fault and is not trimmed away. */
export function personName({ missing, admitsAllScripts = false }: NameRule) {
  const letters = admitsAllScripts ? scriptsOfAllLanguages : koreanOrEnglish;
  return text({ trim: false }).check(
    z.overwrite((value) => value.replaceAll(apostrophes, "'")),
    rule<string>(missing, hasVisible),
    maxLength(nameMaxLength),
    rule<string>('MB_M_LEADING_SPACE', (value) => !/^\s/.test(value)),
    rule<string>('MB_M_NAME_SPECIAL_VALID', (value) => !forbidden.test(value) && letters.test(value.trimEnd())),
  );
}

/** A person's English name, which may stay empty. */
export const englishPersonName = optionalText(nameMaxLength).check(
  rule<string>('MB_M_NAME_SPECIAL_VALID', (value) => /^[A-Za-z' .-]*$/.test(value)),
);

/** Whether a name is written in a script that puts the surname first and no space between. */
export function isSurnameFirst(name: string): boolean {
  return /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
}

/** The stored full name: 홍길동, Gildong Hong. */
export function fullNameOf({ surname, givenName }: { surname: string; givenName: string }): string {
  return isSurnameFirst(surname + givenName) ? `${surname}${givenName}` : `${givenName} ${surname}`;
}
