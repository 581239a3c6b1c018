import { readFileSync } from 'node:fs';
import { isKeyboardWalk } from './keyboard-walks.ts';
import { latinKeysOf } from './korean-keyboard.ts';

const shortestWord = 3;

/** Digits and signs that stand for letters; 1 is read both ways. */
const leet: readonly Readonly<Record<string, string>>[] = ['i', 'l'].map((one) => ({
  0: 'o',
  1: one,
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': one,
}));

/**
 * PWD-01: returns true for common passwords, by composition: common words or keyboard walks with digits, signs or
 * repetition. `names` adds local words.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  return easyPartOf(password, names) !== undefined;
}

/** The shortest part that makes a password one of these, in the letters of a Latin keyboard; undefined for none. */
export function easyPartOf(password: string, names: readonly string[] = []): string | undefined {
  const typed = latinKeysOf(password).toLowerCase().replaceAll(/\s/g, '');
  const own = new Set(names.flatMap(wordsOfName));
  const isWord = (text: string) => commonWords().has(text) || own.has(text) || isLetterWalk(text);
  if (isKeyboardWalk(typed)) return typed;
  const found = coresOf(typed).filter(({ core }) => isMadeOf(core, isWord));
  return found.toSorted((a, b) => a.written.length - b.written.length)[0]?.written;
}

/** A name, each of its words, and both as typed on a Korean keyboard. */
function wordsOfName(name: string): string[] {
  const lower = name.normalize('NFC').toLowerCase();
  const parts = [lower, ...lower.split(/\s/)].map((part) =>
    latinKeysOf(part)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  );
  return parts.filter((part) => part.length >= shortestWord);
}

let words: ReadonlySet<string> | undefined;

function commonWords(): ReadonlySet<string> {
  words ??= new Set(
    [...readWords('words.txt'), 'madang', ...readWords('korean-words.txt').map(latinKeysOf)].map((word) =>
      word.toLowerCase(),
    ),
  );
  return words;
}

function readWords(file: string): string[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== '');
}

/** Number of digits and signs next to the letters that may replace letters themselves. */
const leetAtEdge = 2;

interface Core {
  readonly core: string;
  /** Word as written in the password. */
  readonly written: string;
}

/** Returns the possible remainders after removing digits and signs before and after, as written and without leet. */
function coresOf(typed: string): Core[] {
  const isLetter = (sign: string) => /[a-z]/.test(sign);
  const all = typed.split('');
  const first = all.findIndex(isLetter);
  const before = first === -1 ? typed.length : first;
  const behind = first === -1 ? 0 : typed.length - 1 - all.findLastIndex(isLetter);
  const cores = [before, behind].map((count) =>
    [0, count - leetAtEdge, count - 1, count].filter((taken) => taken >= 0),
  );
  const [starts = [], ends = []] = cores;
  return starts
    .flatMap((start) => ends.map((end) => typed.slice(start, typed.length - end)))
    .flatMap((written) =>
      [written, ...leet.map((letters) => withLetters(written, letters)).filter(isLongEnoughForLeet)].map((core) => ({
        core,
        written,
      })),
    )
    .filter(({ core }) => core.length >= shortestWord);
}

/** Three signs read as letters are a word too often by chance. */
function isLongEnoughForLeet(core: string): boolean {
  return core.length > shortestWord;
}

function withLetters(text: string, letters: Readonly<Record<string, string>>): string {
  return [...text].map((each) => letters[each] ?? each).join('');
}

/** A walk with letters in it is as common as a word, whatever stands around it; digits alone are not. */
function isLetterWalk(text: string): boolean {
  return /[a-z]/.test(text) && isKeyboardWalk(text);
}

/** One word, one word again and again, or two. */
function isMadeOf(core: string, isWord: (text: string) => boolean): boolean {
  if (isWord(core)) return true;
  for (let split = shortestWord; split <= core.length - shortestWord; split += 1) {
    const [first, rest] = [core.slice(0, split), core.slice(split)];
    if (isWord(first) && (isWord(rest) || isRepeat(first, rest))) return true;
  }
  return false;
}

/** Returns true if `rest` continues to repeat `unit`, the last time perhaps incompletely. */
function isRepeat(unit: string, rest: string): boolean {
  return unit.repeat(Math.ceil(rest.length / unit.length)).startsWith(rest);
}
