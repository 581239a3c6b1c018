import type { TableEncoding } from '../table.ts';

type Page = Extract<TableEncoding, 'cp949' | 'cp932' | 'cp936' | 'cp950'>;

/** Ranges of lead and trail bytes, inclusive, in which a page has its common letters. */
interface Common {
  readonly leads: readonly [number, number];
  readonly trails: readonly [number, number];
}

interface PageShape {
  readonly isLead: (byte: number) => boolean;
  readonly isTrail: (byte: number) => boolean;
  readonly isAlone: (byte: number) => boolean;
  readonly common: readonly Common[];
}

const within = (byte: number, from: number, to: number) => byte >= from && byte <= to;
const leadOfMost = (byte: number) => within(byte, 0x81, 0xfe);
const never = () => false;

/** Common letters: Hangul of KS X 1001; kana and the first level of JIS; the first levels of GB 2312 and of Big5. */
const pages: Record<Page, PageShape> = {
  cp949: {
    isLead: leadOfMost,
    isTrail: (byte) => within(byte, 0x41, 0x5a) || within(byte, 0x61, 0x7a) || within(byte, 0x81, 0xfe),
    isAlone: never,
    common: [{ leads: [0xb0, 0xc8], trails: [0xa1, 0xfe] }],
  },
  cp932: {
    isLead: (byte) => within(byte, 0x81, 0x9f) || within(byte, 0xe0, 0xfc),
    isTrail: (byte) => within(byte, 0x40, 0x7e) || within(byte, 0x80, 0xfc),
    isAlone: (byte) => within(byte, 0xa1, 0xdf),
    common: [
      { leads: [0x82, 0x83], trails: [0x40, 0xfc] },
      { leads: [0x88, 0x97], trails: [0x40, 0xfc] },
    ],
  },
  cp936: {
    isLead: leadOfMost,
    isTrail: (byte) => within(byte, 0x40, 0x7e) || within(byte, 0x80, 0xfe),
    isAlone: never,
    common: [{ leads: [0xb0, 0xd7], trails: [0xa1, 0xfe] }],
  },
  cp950: {
    isLead: leadOfMost,
    isTrail: (byte) => within(byte, 0x40, 0x7e) || within(byte, 0xa1, 0xfe),
    isAlone: never,
    common: [{ leads: [0xa4, 0xc6], trails: [0x40, 0xfe] }],
  },
};

const pageNames = Object.keys(pages) as Page[];
const pageOfLanguage: Readonly<Record<string, Page>> = { ko: 'cp949', ja: 'cp932', zh: 'cp936', tw: 'cp950' };

/** Odds that a file has the page of its sender's language. */
const ownPageOdds = Math.log(1000);
const commonShare = 0.97;
/** Letters of a page that are not common, all pages taken as equally large. */
const rareLetters = 12_000;

/** Returns the encoding that fits best to the beginning of a text: by its mark, strict UTF-8, zeros, and the letters of a language. */
export function proposeEncoding(head: Uint8Array, isWhole: boolean, language?: string): TableEncoding {
  const marked = markedEncoding(head);
  if (marked) return marked;
  return wideEncoding(head) ?? (isUtf8(head, isWhole) ? 'utf-8' : proposePage(head, language));
}

/** Returns the encoding that fits better to bytes from the middle of a text, or undefined. */
export function betterEncoding(
  bytes: Uint8Array,
  encoding: TableEncoding,
  language?: string,
): TableEncoding | undefined {
  const better = isUtf8(bytes, false) ? 'utf-8' : proposePage(bytes, language);
  return better === encoding ? undefined : better;
}

/** Encoding that a byte order mark names. */
function markedEncoding(head: Uint8Array): TableEncoding | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** Returns UTF-16 where one half of the bytes has the zeros that line ends and delimiters bring, and the other half hardly any. */
function wideEncoding(head: Uint8Array): TableEncoding | undefined {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const enough = Math.max(2, head.length / 20);
  if (odd >= enough && odd > even * 4) return 'utf-16le';
  if (even >= enough && even > odd * 4) return 'utf-16be';
  return undefined;
}

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    return false;
  }
}

/** Returns the page with the greatest likelihood of its double bytes; a page that the bytes do not fit is left out. */
function proposePage(head: Uint8Array, language?: string): Page {
  const own = pageOfLanguage[language ?? ''];
  let best: { page: Page; likelihood: number } | undefined;
  for (const page of pageNames) {
    const likelihood = likelihoodOf(head, pages[page]) + (page === own ? ownPageOdds : 0);
    if (!best || likelihood > best.likelihood) best = { page, likelihood };
  }
  return best && best.likelihood > -Infinity ? best.page : (own ?? 'cp949');
}

function likelihoodOf(bytes: Uint8Array, { isLead, isTrail, isAlone, common }: PageShape): number {
  const size = common.reduce((sum, { leads, trails }) => sum + span(leads) * span(trails), 0);
  const ofCommon = Math.log(commonShare / size);
  const ofRare = Math.log((1 - commonShare) / rareLetters);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) continue;
    // Half-width letters are one byte each; two of them cost as much as a rare letter.
    if (isAlone(lead)) {
      sum += ofRare / 2;
      continue;
    }
    const trail = bytes[at + 1];
    if (trail === undefined) break;
    if (!isLead(lead) || !isTrail(trail)) return -Infinity;
    sum += common.some(({ leads, trails }) => within(lead, ...leads) && within(trail, ...trails)) ? ofCommon : ofRare;
    at += 1;
  }
  return sum;
}

const span = ([from, to]: readonly [number, number]) => to - from + 1;
