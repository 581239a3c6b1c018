import iconv from 'iconv-lite';
import type { TableEncoding } from '../table.ts';
import { TableFault } from '../table-fault.ts';
import { betterEncoding } from './encodings.ts';

const unreadable = '\ufffd';
const byteOrderMark = 0xfeff;

/**
 * Decodes a text without its byte order mark. Throws ENCODING_WRONG with a better encoding, or NUL_FOUND, with the line.
 */
export async function* decodeText(
  portions: AsyncIterable<Uint8Array>,
  encoding: TableEncoding,
  language?: string,
): AsyncGenerator<string> {
  const decode = decoderOf(encoding);
  const lines = new LineCount();
  let isFirst = true;
  const checked = (read: Decoded, bytes: Uint8Array) => {
    if (read.isWrong) {
      throw new TableFault('ENCODING_WRONG', {
        line: lines.at(before(read.text, unreadable)),
        detail: betterEncoding(bytes, encoding, language),
      });
    }
    if (read.text.includes('\0')) throw new TableFault('NUL_FOUND', { line: lines.at(before(read.text, '\0')) });
    lines.add(read.text);
    const text = isFirst && read.text.charCodeAt(0) === byteOrderMark ? read.text.slice(1) : read.text;
    if (read.text !== '') isFirst = false;
    return text;
  };
  for await (const bytes of portions) yield checked(decode(bytes), bytes);
  yield checked(decode(undefined), new Uint8Array());
}

interface Decoded {
  readonly text: string;
  readonly isWrong: boolean;
}

function decoderOf(encoding: TableEncoding): (bytes: Uint8Array | undefined) => Decoded {
  if (!encoding.startsWith('utf')) return pageDecoder(encoding);
  const strict = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  const lenient = new TextDecoder(encoding, { ignoreBOM: true });
  return (bytes) => {
    const options = { stream: bytes !== undefined };
    const text = lenient.decode(bytes, options);
    try {
      strict.decode(bytes, options);
      return { text, isWrong: false };
    } catch {
      return { text, isWrong: true };
    }
  };
}

/** Node's decoder has half of CP949 and is silently wrong in 2,349 of its letters. */
function pageDecoder(encoding: TableEncoding): (bytes: Uint8Array | undefined) => Decoded {
  const decoder = iconv.getDecoder(encoding);
  return (bytes) => {
    const text =
      (bytes ? decoder.write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) : decoder.end()) ?? '';
    return { text, isWrong: text.includes(unreadable) };
  };
}

const before = (text: string, mark: string) => text.slice(0, Math.max(0, text.indexOf(mark)));

/** Count of line ends: line feeds, or carriage returns in a text that has no line feeds. */
class LineCount {
  #feeds = 0;
  #returns = 0;

  add(text: string): void {
    this.#feeds += countOf(text, '\n');
    this.#returns += countOf(text, '\r');
  }

  /** Returns the line that follows `text`, from 1. */
  at(text: string): number {
    const feeds = this.#feeds + countOf(text, '\n');
    return 1 + (feeds > 0 ? feeds : this.#returns + countOf(text, '\r'));
  }
}

function countOf(text: string, letter: string): number {
  let count = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) count += 1;
  return count;
}
