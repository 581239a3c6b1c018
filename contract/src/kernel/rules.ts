import * as z from 'zod/mini';
import type { ErrorParams, FieldIssue } from './errors.ts';
import { type TypedKind, typedKinds, withoutEdges, withoutMarks } from './fields/typed-text.ts';

type Params = ErrorParams;

/**
 * Check that refuses with a code, never a sentence. It ends the field's checks, so a field shows only its first fault.
 */
export function rule<T>(code: string, holds: (value: T) => boolean, params: Params = {}) {
  return z.refine<T>(holds, { abort: true, params: { code, params } });
}

/** Maximum length of a field with a narrower rule of its own: a date, a code, a choice. */
export const formMaxLength = 64;

/** An id as it is stored and compared: in lower case, however it was typed. */
export const storedId = z.uuid().check(z.toLowerCase());

/** Cleaning of both ends of a text: blanks and marks without a shape go, the marks alone, or nothing. */
interface TextEdges {
  readonly trim?: boolean | 'marks';
  /** Kind of text, for a cleaning beyond its ends. */
  readonly as?: TypedKind;
}

/** One line as people type it: NFC, no control characters, its ends cleaned as `trim` says. Texts for others are a `requiredText` or an `optionalText`. */
export function text(max: number, { trim = true, as }: TextEdges = {}) {
  const ends = trim === 'marks' ? withoutMarks : trim ? withoutEdges : (value: string) => value;
  const line = as === undefined ? ends : (value: string) => ends(typedKinds[as](value));
  const kept = (value: string) => line(value).normalize('NFC');
  return z.string().check(
    greatestLength(max, (value) => fits(value, max) || (isSafeText(value) && fits(kept(value), max))),
    rule('CO400', (value) => isSafeText(value) && isOneLine(line(value))),
    z.overwrite(kept),
    // What turns the direction of what stands behind it.
    rule('MB_M_UNSEEN', (value) => !/\p{Bidi_C}/u.test(value)),
  );
}

/** A text that must not be empty (MB_M_REQUIRED), has at most `max` characters (MB_M_MAX_LENGTH) and is all seen. */
export function requiredText(max: number, options: TextEdges = {}) {
  return text(max, options).check(required, allSeen);
}

/** A text that may stay empty; absent, or nothing that anyone sees, becomes ''. */
export function optionalText(max: number, options: TextEdges = {}) {
  const blankIsNone = z.overwrite<string>((value) => (hasVisible(value) ? value : ''));
  return z._default(text(max, options).check(blankIsNone, allSeen), '');
}

/** A name, or another title of one line, that must not be empty. */
export function nameText(max: number) {
  return requiredText(max, { as: 'name' });
}

/** The same where it may stay empty. */
export function optionalName(max: number) {
  return optionalText(max, { as: 'name' });
}

/** The term of a search, cleaned as the names are in which it is looked for; '' for none. */
export function searchText(max: number) {
  return text(max, { as: 'term' });
}

/**
 * Returns a schema that accepts values of `schema` or none: absent and empty become ''. Field errors keep the schema's own codes.
 */
export function orEmpty(schema: z.ZodMiniType<string, string>) {
  return z._default(emptyOr(schema), '');
}

/** The same for what is always there, such as a form's field. */
export function emptyOr(schema: z.ZodMiniType<string, string>) {
  const check = (context: z.core.ParsePayload<string>) => {
    if (context.value === '') return;
    const result = schema.safeParse(context.value);
    if (result.success) context.value = result.data;
    else context.issues.push(...(result.error.issues as z.core.$ZodRawIssue[]));
  };
  // For readers of the schema, who find the codes of its rules.
  return z.string().check(Object.assign(check, { inner: schema }));
}

/** A whole number within its limits, the code's parameters. */
export function wholeNumber(code: string, [min, max]: readonly [min: number, max: number]) {
  return z
    .number()
    .check(rule(code, (value) => Number.isInteger(value) && value >= min && value <= max, { 0: min, 1: max }));
}

/** The same for what begins with 1: the code names the largest alone. */
export function countUpTo(code: string, max: number) {
  return z.number().check(rule(code, (value) => Number.isInteger(value) && value >= 1 && value <= max, { 0: max }));
}

export const required = rule<string>('MB_M_REQUIRED', hasVisible);

/** The greatest length of a text; it stands before every other rule (docs/decisions/load-and-input-limits.md). */
export function maxLength(max: number) {
  return greatestLength(max, (value) => fits(value, max));
}

/** Maximum length of a text without a rule: that of all headers of a request, so any cookie's value is passed on. */
const anyTextMaxLength = 16_384;

/**
 * Returns a schema for values that a caller saw before or the product forwards itself; they stay unchanged because they are only
 * compared.
 */
export function anyText() {
  return z.string().check(maxLength(anyTextMaxLength));
}

/** Maximum number of code units of one character in decomposed form, such as a letter and its marks. */
const unitsOfCharacter = 4;

/** `holds` may look at the letters: a text that no transform would make short enough is refused before. */
function greatestLength(max: number, holds: (value: string) => boolean) {
  return rule<string>('MB_M_MAX_LENGTH', (value) => value.length <= unitsOfCharacter * max && holds(value), { 0: max });
}

function fits(value: string, max: number): boolean {
  return value.length <= max || [...value].length <= max;
}

/** A text of several lines: of control characters it has tab and the end of a line, which is one character everywhere. */
export function linesText(max: number) {
  const kept = (value: string) => value.replaceAll(/\r\n?/g, '\n').trim().normalize('NFC');
  return z.string().check(
    greatestLength(max, (value) => fits(value, max) || (isSafeText(value) && fits(kept(value), max))),
    rule<string>('CO400', (value) => isSafeText(value) && !/[^\P{Cc}\n\r\t]/u.test(value)),
    z.overwrite(kept),
  );
}

/** Rule that allows invisible characters only in emoji: elsewhere two names could look alike but differ. */
const allSeen = rule<string>(
  'MB_M_UNSEEN',
  (value) => isAllSeen(value) || [...signs.segment(value)].every(({ segment }) => isSeenSign(segment)),
);

/** Segmenter for the characters that users perceive; an emoji never exceeds one of them. */
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

function isSeenSign(sign: string): boolean {
  if (isAllSeen(sign)) return true;
  if (sign.length > 64) return false;
  // Held to 64 letters: emoji have no other form.
  return isAllSeen(sign.replaceAll(/\p{RGI_Emoji}|(?<=\p{Extended_Pictographic})\ufe0f/gv, ''));
}

function isAllSeen(value: string): boolean {
  return seenOf(value) === value;
}

/**
 * Text without invisible characters (default ignorable, braille blank, annotation anchors). A name of these alone would
 * be an empty line in lists.
 */
function seenOf(value: string): string {
  return value.replaceAll(/[\p{DI}\u2800\ufff9-\ufffb]/gu, '');
}

/** Returns true if the text contains a visible character. */
export function hasVisible(value: string): boolean {
  return seenOf(value).trim() !== '';
}

/** No more marks may follow a letter than Unicode's stream-safe texts have (UAX #15): sorting them takes the square. */
const tooManyMarks = /\p{M}{31}/u;

/** U+0000 cannot be stored by PostgreSQL and a lone surrogate has no UTF-8 form. */
export function isSafeText(value: string): boolean {
  return !value.includes('\u0000') && value.isWellFormed() && !tooManyMarks.test(value);
}

/** Control characters have no place on a line, nor has what ends one. */
function isOneLine(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(value);
}

interface RuleIssue {
  readonly code: string;
  readonly path: readonly PropertyKey[];
  readonly params?: { readonly code?: string; readonly params?: Params };
  readonly input?: unknown;
  readonly keys?: readonly string[];
}

/** More faults help no one, and an answer must not outgrow its question. */
const maxFieldIssues = 50;

/** A failed parse as codes per field, first fault of each field only. */
export function fieldIssues(failure: z.core.$ZodError): FieldIssue[] {
  const found = new Map<string, FieldIssue>();
  for (const issue of failure.issues as readonly RuleIssue[]) {
    const paths = issue.keys ?? [undefined];
    for (const key of paths) {
      const path = [...issue.path, ...(key === undefined ? [] : [key])].map(String).join('.');
      if (found.size >= maxFieldIssues) return [...found.values()];
      if (!found.has(path)) found.set(path, { path, ...codeOf(issue) });
    }
  }
  return [...found.values()];
}

function codeOf(issue: RuleIssue): { code: string; params: Params } {
  if (issue.params?.code) return { code: issue.params.code, params: issue.params.params ?? {} };
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
  return { code: isMissing ? 'MB_M_REQUIRED' : 'CO400', params: {} };
}
