/** Marks without a shape that copying brings: soft hyphen, zero widths, directions, and the mark of byte order. */
const mark = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const blank = /\s/u;
/** Blanks that no space bar of a Latin keyboard types, and ends of lines: copying brings them. */
const copiedBlank = /[^\S ]/u;
const copiedBlanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;

/** Takes blanks and marks without a shape off both ends; within a text they stay, for a rule to refuse. */
export function withoutEdges(typed: string): string {
  return between(typed, isEdge);
}

function isEdge(sign: string): boolean {
  return mark.test(sign) || blank.test(sign);
}

/** Takes off both ends what only copying brings: a plain space before a name is a fault that is shown. */
export function withoutMarks(typed: string): string {
  return between(typed, (sign) => mark.test(sign) || copiedBlank.test(sign));
}

function between(typed: string, isStart: (sign: string) => boolean, isEnd = isStart): string {
  let [start, end] = [0, typed.length];
  while (start < end && isStart(typed.charAt(start))) start += 1;
  while (end > start && isEnd(typed.charAt(end - 1))) end -= 1;
  return typed.slice(start, end);
}

/** Signs of one width: `ｋｉｍ＠outside．example` is kim@outside.example, and so are East Asian full stops. */
export function plainWidth(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\u3002\uff61]/gu, '.');
}

/** Layers that copying wraps about a text; each goes, so that what is cleaned once is cleaned. */
const maxLayers = 16;

function settled(clean: (typed: string) => string): (typed: string) => string {
  return (typed) => {
    let text = typed;
    for (let layer = 0; layer < maxLayers; layer += 1) {
      const next = clean(text);
      if (next === text) break;
      text = next;
    }
    return text;
  };
}

/** Quotation marks around a whole text, each with those that end it. */
const quotes: Readonly<Record<string, string>> = {
  '"': '"\u201d',
  '\uff02': '\uff02',
  "'": "'\u2019",
  '`': "`'",
  '\u201c': '\u201d"',
  '\u201d': '\u201d',
  '\u201e': '\u201c\u201d',
  '\u2018': "\u2019'",
  '\u2019': '\u2019',
  '\u201a': '\u2018\u2019',
  '\u00ab': '\u00bb',
  '\u300c': '\u300d',
  '\u300e': '\u300f',
};
const quoteSign = /["\uff02'`\u201a\u201c-\u201e\u2018\u2019\u00ab\u00bb\u300c-\u300f]/u;

/** Takes the quotation marks off that enclose a whole text; `"a" and "b"` has none such. */
function withoutQuotes(typed: string): string {
  let [start, end] = [0, typed.length];
  while (end - start > 1 && quotes[typed.charAt(start)]?.includes(typed.charAt(end - 1)) === true) {
    start += 1;
    end -= 1;
  }
  const inside = typed.slice(start, end);
  // An apostrophe or two within a name is one of its letters.
  const isOne = ![...inside].some((sign) => quoteSign.test(sign) && !"'\u2019".includes(sign));
  return isOne ? inside : typed;
}

/** Full-width digits and letters, which keyboards of East Asia type. */
const wideLetters = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/gu;

/** Cleans a name or a title of one line: plain letters, digits and blanks, nothing around it that copying brings. */
export const typedName = settled((typed) => {
  const plain = withoutMarks(typed.replaceAll(wideLetters, (sign) => sign.normalize('NFKC')));
  const line = withoutMarks(plain.replaceAll(copiedBlanks, ' ').trimEnd());
  const whole = line.trimStart();
  const bare = withoutQuotes(whole);
  return bare === whole ? line : withoutEdges(bare);
});

/** Cleans a web address: nothing around it that copying brings. */
export const typedLink = settled((typed) => {
  const plain = withoutEdges(typed);
  const bare = /^<[^<>]*>$/u.test(plain) ? plain.slice(1, -1) : plain;
  return withoutEdges(withoutQuotes(withoutEdges(bare)));
});

const bracketed = /<([^<>]*)>/gu;
const opening = /[<([{"\u201c\u201d\u2018\u2019\u00ab\u300c\u300e,;\s]/u;
const closing = /[>)\]}"'`\u201c\u201d\u2018\u2019\u00bb\u300d\u300f.,;:!?\s]/u;
/** Quotes with which an address may begin, so that they go with their partner alone. */
const partners: Readonly<Record<string, RegExp>> = { "'": /['\u2019]/u, '`': /['`]/u };

/**
 * Cleans an address, sign-in ID or domain: plain signs, `Kim <kim@x.example>` and `mailto:` as the address alone, no
 * final signs.
 */
export const addressAlone = settled((typed) => {
  const plain = plainWidth(withoutEdges(typed));
  const [named, another] = [...plain.matchAll(bracketed)].filter(({ 1: inside = '' }) => inside.includes('@'));
  // Of several addresses none is meant.
  return another === undefined ? bareAddress(named?.[1] ?? plain) : plain;
});

/** Cleans one word of a list, in plain signs, in which an address stands. */
export function bareAddress(word: string): string {
  const bare = unquoted(unquoted(word).replace(/^(?:mailto:\s*)+/iu, ''));
  const question = bare.includes('@') ? bare.indexOf('?', bare.indexOf('@')) : -1;
  return question < 0 ? bare : unquoted(bare.slice(0, question));
}

function unquoted(word: string): string {
  const isStart = (sign: string) => opening.test(sign) || mark.test(sign);
  const isEnd = (sign: string) => closing.test(sign) || mark.test(sign);
  const bare = between(word, isStart, isEnd);
  const behind = word.slice(word.lastIndexOf(bare) + bare.length);
  const isPair = partners[bare.charAt(0)]?.test(behind) === true;
  return isPair ? between(bare.slice(1), isStart, isEnd) : bare;
}

/** Cleans a telephone number: plain signs and hyphens, without `tel:` and the signs around it. */
export const typedNumber = settled((typed) => {
  const plain = plainWidth(withoutEdges(typed)).replaceAll(/[\p{Dash}\u30fc]/gu, '-');
  const bare = withoutEdges(withoutQuotes(withoutEdges(plain))).replace(/^(?:(?:tel|phone|mobile):\s*)+/iu, '');
  return between(bare, isEdge, (sign) => isEdge(sign) || /[.,;:!?]/u.test(sign));
});

/** Cleans the term of a search: plain signs, nothing around it, an address alone. */
export const typedTerm = settled((typed) => {
  const plain = withoutEdges(typed)
    .replaceAll(/[\uff01-\uff5e]/gu, (sign) => sign.normalize('NFKC'))
    .replaceAll(copiedBlanks, ' ');
  const term = withoutEdges(withoutQuotes(plain));
  return term.includes('@') ? addressAlone(term) : term;
});

/** Kinds of text that fields take, each with its cleaning; texts of several lines, passwords and secrets have none. */
export const typedKinds = {
  words: withoutEdges,
  name: typedName,
  address: addressAlone,
  link: typedLink,
  number: typedNumber,
  term: typedTerm,
} as const;
export type TypedKind = keyof typeof typedKinds;
