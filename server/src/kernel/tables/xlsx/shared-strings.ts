import { ScratchFile } from '../scratch/scratch-file.ts';
import type { TableBounds } from '../table.ts';
import { TableFault } from '../table-fault.ts';
import type { Archive } from './archive.ts';
import { unescaped } from './escapes.ts';
import { readXml } from './read-xml.ts';

const bytesBesideAText = 32;
const pageBytes = 64 * 1024;
const pagesInMemory = 32;

/** Texts of a workbook by number: the first in memory, the rest in a temporary file. */
export class SharedStrings {
  readonly #texts: string[] = [];
  readonly #bytesInMemory: number;
  /** Places of the texts on the disk: text n of the file begins at place n and ends at n + 1. */
  #places = new Float64Array(1024);
  #onDisk = 0;
  #file: ScratchFile | undefined;
  readonly #pages = new Map<number, Buffer>();
  #bytes = 0;

  constructor(bytesInMemory: number) {
    this.#bytesInMemory = bytesInMemory;
  }

  get isOnDisk(): boolean {
    return this.#file !== undefined;
  }

  async add(texts: readonly string[]): Promise<void> {
    const beyond: Buffer[] = [];
    for (const text of texts) {
      this.#bytes += text.length * 2 + bytesBesideAText;
      if (this.#bytes <= this.#bytesInMemory) this.#texts.push(text);
      else beyond.push(this.#place(Buffer.from(text)));
    }
    if (beyond.length === 0) return;
    this.#file ??= new ScratchFile(0);
    await this.#file.append(Buffer.concat(beyond));
  }

  /** Returns a text, or a promise of one on the disk. Throws FILE_BROKEN for a number that does not exist. */
  at(number: number): string | Promise<string> {
    const text = this.#texts[number];
    if (text !== undefined) return text;
    const place = number - this.#texts.length;
    if (!(place >= 0 && place < this.#onDisk)) throw new TableFault('FILE_BROKEN');
    return this.#fromDisk(this.#places[place] ?? 0, this.#places[place + 1] ?? 0);
  }

  async close(): Promise<void> {
    await this.#file?.close();
    this.#pages.clear();
  }

  #place(bytes: Buffer): Buffer {
    if (this.#onDisk + 2 > this.#places.length) {
      const larger = new Float64Array(this.#places.length * 2);
      larger.set(this.#places);
      this.#places = larger;
    }
    this.#places[this.#onDisk + 1] = (this.#places[this.#onDisk] ?? 0) + bytes.length;
    this.#onDisk += 1;
    return bytes;
  }

  async #fromDisk(start: number, end: number): Promise<string> {
    const first = Math.floor(start / pageBytes);
    const last = Math.floor(Math.max(start, end - 1) / pageBytes);
    const pages: Buffer[] = [];
    for (let number = first; number <= last; number += 1) pages.push(await this.#page(number));
    const whole = pages.length === 1 && pages[0] ? pages[0] : Buffer.concat(pages);
    return whole.toString('utf8', start - first * pageBytes, end - first * pageBytes);
  }

  async #page(number: number): Promise<Buffer> {
    const known = this.#pages.get(number);
    if (known) return known;
    const page = (await this.#file?.read(number * pageBytes, pageBytes)) ?? Buffer.alloc(0);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size >= pagesInMemory && oldest !== undefined) this.#pages.delete(oldest);
    this.#pages.set(number, page);
    return page;
  }
}

/** Reads the shared strings, without the readings that Japanese texts have above their letters. */
export async function readSharedStrings(
  archive: Archive,
  path: string | undefined,
  bounds: TableBounds,
): Promise<SharedStrings> {
  const strings = new SharedStrings(bounds.stringBytesInMemory);
  const part = path === undefined ? undefined : archive.read(path);
  if (!part) return strings;
  const collected = new TextCollector('si', bounds.cellLetters);
  try {
    for await (const _ of readXml(part, collected, bounds)) await strings.add(collected.taken());
  } catch (error) {
    await strings.close();
    throw error;
  }
  return strings;
}

/** Collects the text of `t` elements in each element of a name, without readings (`rPh`). */
class TextCollector {
  readonly #element: string;
  readonly #letters: number;
  #texts: string[] = [];
  #text = '';
  #isText = false;
  #isReading = false;

  constructor(element: string, letters: number) {
    this.#element = element;
    this.#letters = letters;
  }

  open(name: string): void {
    if (name === this.#element) this.#text = '';
    else if (name === 'rPh') this.#isReading = true;
    else if (name === 't') this.#isText = !this.#isReading;
  }

  close(name: string): void {
    if (name === this.#element) this.#texts.push(unescaped(this.#text));
    else if (name === 'rPh') this.#isReading = false;
    else if (name === 't') this.#isText = false;
  }

  text(text: string): void {
    if (!this.#isText) return;
    this.#text += text;
    if (this.#text.length > this.#letters * 7) throw new TableFault('CELL_TOO_LONG');
  }

  taken(): string[] {
    const texts = this.#texts;
    this.#texts = [];
    return texts;
  }
}
