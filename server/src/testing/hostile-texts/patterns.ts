/** A text that is slow to read for one kind of rule or another: `unit` again and again, with what makes it nearly fit around. */
export interface Pattern {
  readonly start?: string;
  readonly unit: string;
  /** End at which a form that all units fit fails, so that every way to divide them is tried. */
  readonly end?: string;
}

/** Those that cost most where a rule is not held: many words for one expression, many units for one sign. */
const nastiest: readonly Pattern[] = [
  { unit: 'a', end: '!' },
  { unit: '\t', end: 'x' },
  { start: 'a', unit: '\u0301' },
  { start: 'a@', unit: 'a.', end: '!' },
];

const others: readonly Pattern[] = [
  { unit: 'A' },
  { unit: '=' },
  { unit: '/' },
  { unit: '\u0334\u0301' },
  { unit: '\u200b' },
  { unit: '\u{1f469}\u200d' },
  { unit: '0', end: 'x' },
  { unit: '9' },
  { unit: '1 ', end: 'x' },
  { unit: '\u0661' },
  { unit: '.' },
  { unit: '@' },
  { unit: 'a@' },
  { unit: '-', end: '!' },
  { start: 'a', unit: '-a', end: '-' },
  { start: 'a@', unit: 'xn--', end: '!' },
  { unit: '\u{1f600}' },
  { unit: '\ud83d' },
  { unit: '\ude00' },
  { unit: '\u1112\u1161\u11ab' },
  { unit: '\u1112' },
  { unit: '\uff21' },
  { unit: '\ufdfa' },
  { unit: '\u0130' },
  { unit: '"' },
  { unit: "'" },
  { unit: '\\' },
  { unit: '<' },
  { unit: '<a b="' },
  { unit: ' ', end: 'x' },
  { unit: '\u3000', end: 'x' },
  { unit: '\n' },
  { unit: '\r\n', end: 'x' },
  { unit: '%' },
  { unit: '%41' },
  { unit: '+' },
  { unit: '(' },
  { unit: '(a)+' },
  { unit: ',' },
  { unit: 'a, ' },
  { unit: '; ' },
  { unit: '\u0000' },
  { unit: '\u202e' },
  { unit: '\u{1f1e6}\ufe0f' },
  { unit: '[{' },
  { unit: 'aA0 -_.@+/=%\u0301\u200b\u{1f600}' },
];

/** `nastiest` come first. */
export const patterns: readonly Pattern[] = [...nastiest, ...others];
export const nastiestPatterns = nastiest;

export function nameOf({ start = '', unit, end = '' }: Pattern): string {
  return JSON.stringify(`${start}${unit}${unit}${end}`);
}

/** Fills the room with whole units, by the weight of a text at its place. */
export function fill({ start = '', unit, end = '' }: Pattern, room: number, weigh: (text: string) => number): string {
  const units = Math.max(1, Math.floor((room - weigh(`${start}${end}`)) / weigh(unit)));
  return `${start}${unit.repeat(units)}${end}`;
}
