/** A network of addresses: all that lie between its first and its last one, of one family. */
export interface Network {
  readonly family: 4 | 6;
  readonly first: bigint;
  readonly last: bigint;
}

/** An address as a number. One of IPv4 that is written as IPv6 (`::ffff:192.0.2.1`) is that of IPv4. */
export interface Address {
  readonly family: 4 | 6;
  readonly value: bigint;
}

const bits = { 4: 32, 6: 128 } as const;
/** The bits of `::ffff:0:0/96`, behind which an address of IPv4 stands. */
const mappedBits = 96;
const mappedPrefix = 0xffffn;

/** Reads an address; undefined for anything else. The scope behind a `%` says which cable, and is no part of it. */
export function readAddress(text: string): Address | undefined {
  const [plain = ''] = text.split('%', 1);
  const four = readFour(plain);
  if (four !== undefined) return { family: 4, value: four };
  const six = readSix(plain);
  if (six === undefined) return undefined;
  return six >> 32n === mappedPrefix ? { family: 4, value: BigInt.asUintN(32, six) } : { family: 6, value: six };
}

/** Four decimals without leading zeros, which some programs read as octal. */
function readFour(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  let value = 0n;
  for (const part of parts) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return undefined;
    value = (value << 8n) | BigInt(part);
  }
  return value;
}

function readSix(text: string): bigint | undefined {
  if (!/^[\da-fA-F:.]{2,45}$/.test(text)) return undefined;
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map(groupsOf);
  if (!head || (halves.length === 2 && !tail)) return undefined;
  // An address of IPv4 ends the whole, so it is none before a `::`.
  if (tail && halves[0]?.includes('.')) return undefined;
  const missing = 8 - head.length - (tail?.length ?? 0);
  if (tail ? missing < 1 : missing !== 0) return undefined;
  const groups = [...head, ...Array<bigint>(missing).fill(0n), ...(tail ?? [])];
  return groups.reduce((value, group) => (value << 16n) | group, 0n);
}

/** The groups of 16 bits between colons; undefined where one of them is none. */
function groupsOf(text: string): bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: bigint[] = [];
  for (const [place, part] of parts.entries()) {
    const four = place === parts.length - 1 && part.includes('.') ? readFour(part) : undefined;
    if (four !== undefined) groups.push(four >> 16n, four & 0xffffn);
    else if (/^[\da-fA-F]{1,4}$/.test(part)) groups.push(BigInt(`0x${part}`));
    else return undefined;
  }
  return groups;
}

interface ReadNetwork extends Network {
  readonly prefix: number;
  /** True if the address before the `/` is the first address of the network. */
  readonly isFirst: boolean;
}

/** Reads `192.0.2.0/24`, `2001:db8::/32` or a single address; undefined for anything else. */
export function readNetwork(text: string): ReadNetwork | undefined {
  const [, plain = '', written] = /^([^/%]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const address = readAddress(plain);
  if (!address) return undefined;
  const { family, value } = address;
  const writtenBits = plain.includes(':') ? bits[6] : bits[4];
  const writtenPrefix = written === undefined ? writtenBits : Number(written);
  // What is written as IPv6 and is IPv4 counts the bits that stand before it.
  const prefix = writtenPrefix - (writtenBits - bits[family]);
  if (writtenPrefix > writtenBits || prefix < 0) return undefined;
  const free = BigInt(bits[family] - prefix);
  const first = (value >> free) << free;
  return { family, first, last: first + (1n << free) - 1n, prefix, isFirst: first === value };
}

/** The one way in which a network is written: a single address without `/32` or `/128`. */
export function networkText({ family, first, prefix }: Pick<ReadNetwork, 'family' | 'first' | 'prefix'>): string {
  const address = family === 4 ? fourText(first) : sixText(first);
  return prefix === bits[family] ? address : `${address}/${prefix}`;
}

function fourText(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.');
}

/** RFC 5952: small letters, and `::` for the longest run of groups that are zero. */
function sixText(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, place) =>
    ((value >> BigInt(mappedBits + 16 - place * 16)) & 0xffffn).toString(16),
  );
  const runs = groups.map((_, from) => groups.slice(from).findIndex((group) => group !== '0'));
  const lengths = runs.map((length, from) => (length === -1 ? groups.length - from : length));
  const longest = Math.max(...lengths);
  if (longest < 2) return groups.join(':');
  const from = lengths.indexOf(longest);
  return `${groups.slice(0, from).join(':')}::${groups.slice(from + longest).join(':')}`;
}

/** The network that contains every address. */
export const anyNetwork = '0.0.0.0/0';

/** The network that an address is counted as: one of an office or a household, which says less of a person than the address. */
export function networkOfAddress(address: string): string {
  const read = readAddress(address);
  if (!read) return anyNetwork;
  const prefix = read.family === 4 ? 24 : 48;
  const free = BigInt(bits[read.family] - prefix);
  const first = (read.value >> free) << free;
  return networkText({ family: read.family, first, prefix });
}
