/**
 * Reads messages of name servers (RFC 1035) for TXT records, with owner names, which Node's resolver omits. Throws
 * `BadMessage`.
 */
export class BadMessage extends Error {}

const headerBytes = 12;
const types = { txt: 16 } as const;
const internet = 1;
/** Flags in the second word of the header. */
const flags = { response: 0x8000, opcode: 0x7800, truncated: 0x0200, recursionDesired: 0x0100, rcode: 0x000f } as const;
const rcodes = { none: 0, noSuchName: 3 } as const;
const maxLabelBytes = 63;
const maxNameBytes = 255;
/** Honest names are written with one or two; each leads back, so that none goes round. */
const maxPointers = 16;

/** A question for the TXT records of a name in ASCII, which the name server looks for elsewhere too. */
export function txtQuery(id: number, name: string): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16BE(id, 0);
  header.writeUInt16BE(flags.recursionDesired, 2);
  header.writeUInt16BE(1, 4);
  const kind = Buffer.alloc(4);
  kind.writeUInt16BE(types.txt, 0);
  kind.writeUInt16BE(internet, 2);
  return Buffer.concat([header, wireName(name), kind]);
}

/** A name as messages have it: each label behind its length, then an empty one. */
function wireName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.from(label, 'latin1'));
  if (labels.some(({ length }) => length === 0 || length > maxLabelBytes)) throw new BadMessage('label');
  const bytes = Buffer.concat([...labels.flatMap((label) => [Buffer.from([label.length]), label]), Buffer.from([0])]);
  if (bytes.length > maxNameBytes) throw new BadMessage('name');
  return bytes;
}

/** The texts of the records that the name itself owns; `cut`: the whole answer comes by TCP alone; `failed`: there is none. */
export type TxtReply = { readonly texts: readonly string[] } | 'cut' | 'failed';

/** Reads the reply to a question; undefined where it replies to another one, or is no reply. */
export function readReply(message: Buffer, query: Buffer): TxtReply | undefined {
  if (!repliesTo(message, query)) return undefined;
  const state = message.readUInt16BE(2);
  if ((state & flags.truncated) !== 0) return 'cut';
  const rcode = state & flags.rcode;
  if (rcode === rcodes.noSuchName) return { texts: [] };
  return rcode === rcodes.none ? { texts: readTexts(message, query) } : 'failed';
}

/** Returns true if the message is a reply with the number and the question of the query, in upper or lower case. */
function repliesTo(message: Buffer, query: Buffer): boolean {
  if (message.length < query.length || message.readUInt16BE(0) !== query.readUInt16BE(0)) return false;
  const state = message.readUInt16BE(2);
  if ((state & flags.response) === 0 || (state & flags.opcode) !== 0 || message.readUInt16BE(4) !== 1) return false;
  return small(message.subarray(headerBytes, query.length)) === small(query.subarray(headerBytes));
}

function readTexts(message: Buffer, query: Buffer): string[] {
  const asked = small(query.subarray(headerBytes, -4));
  const texts: string[] = [];
  let at = query.length;
  for (let left = message.readUInt16BE(6); left > 0; left -= 1) {
    const owner = readName(message, at);
    const data = owner.end + 10;
    if (data > message.length) throw new BadMessage('record');
    const end = data + message.readUInt16BE(owner.end + 8);
    if (end > message.length) throw new BadMessage('record');
    const isTxt = message.readUInt16BE(owner.end) === types.txt && message.readUInt16BE(owner.end + 2) === internet;
    if (isTxt && owner.name === asked) texts.push(readStrings(message.subarray(data, end)));
    at = end;
  }
  return texts;
}

/** Reads a name that may go on at an earlier place of the message, and where it ends itself. */
function readName(message: Buffer, start: number): { readonly name: string; readonly end: number } {
  const parts: Buffer[] = [];
  let [at, end, bytes, pointers] = [start, 0, 0, 0];
  for (;;) {
    const length = message[at];
    if (length === undefined) throw new BadMessage('name');
    if (length > maxLabelBytes) {
      const target = readPointer(message, at);
      pointers += 1;
      if (target >= at || pointers > maxPointers) throw new BadMessage('pointer');
      end ||= at + 2;
      at = target;
      continue;
    }
    const next = at + 1 + length;
    bytes += 1 + length;
    if (next > message.length || bytes > maxNameBytes) throw new BadMessage('name');
    parts.push(message.subarray(at, next));
    if (length === 0) return { name: small(Buffer.concat(parts)), end: end || next };
    at = next;
  }
}

function readPointer(message: Buffer, at: number): number {
  const pointer = at + 2 <= message.length ? message.readUInt16BE(at) : 0;
  if (pointer < 0xc000) throw new BadMessage('pointer');
  return pointer & 0x3fff;
}

/** The strings of one record, one behind the other; they fill it. */
function readStrings(data: Buffer): string {
  const parts: Buffer[] = [];
  for (let at = 0; at < data.length;) {
    const next = at + 1 + (data[at] ?? 0);
    if (next > data.length) throw new BadMessage('text');
    parts.push(data.subarray(at + 1, next));
    at = next;
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Names are compared without regard to capitals. A length of a label is no letter: at most 63, below 'A'. */
function small(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}
