import { SaxesParser } from 'saxes';
import type { TableBounds } from '../table.ts';
import { TableFault } from '../table-fault.ts';

/** Handlers of one part; names are without prefix. */
export interface XmlHandlers {
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const lessThan = 0x3c;

/**
 * Reads UTF-8 XML and yields after each portion, so that callers take what handlers collected. Throws DTD_REFUSED, CELL_TOO_LONG, FILE_BROKEN.
 */
export async function* readXml(
  part: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
  bounds: Pick<TableBounds, 'textBytes'>,
): AsyncGenerator<void> {
  const parser = new SaxesParser({ position: false, xmlns: false as const });
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let sinceMark = 0;
  parser.on('doctype', () => {
    throw new TableFault('DTD_REFUSED');
  });
  parser.on('error', () => {
    throw new TableFault('FILE_BROKEN');
  });
  parser.on('opentag', ({ name, attributes }) => handlers.open?.(localName(name), attributes));
  parser.on('closetag', ({ name }) => handlers.close?.(localName(name)));
  if (handlers.text) {
    parser.on('text', (text) => handlers.text?.(text));
    parser.on('cdata', (text) => handlers.text?.(text));
  }
  for await (const bytes of part) {
    sinceMark = textWithoutMark(bytes, sinceMark, bounds.textBytes);
    parser.write(decoded(decoder, bytes));
    yield;
  }
  parser.write(decoded(decoder));
  parser.close();
  yield;
}

/** The parser keeps a text whole until its end: a longer one is refused before. */
function textWithoutMark(bytes: Uint8Array, before: number, limit: number): number {
  let last = -1 - before;
  for (let at = bytes.indexOf(lessThan); at >= 0; at = bytes.indexOf(lessThan, at + 1)) {
    if (at - last > limit) throw new TableFault('CELL_TOO_LONG');
    last = at;
  }
  const since = bytes.length - 1 - last;
  if (since > limit) throw new TableFault('CELL_TOO_LONG');
  return since;
}

function decoded(decoder: TextDecoder, bytes?: Uint8Array): string {
  try {
    return decoder.decode(bytes, { stream: bytes !== undefined });
  } catch {
    throw new TableFault('FILE_BROKEN');
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Value of an attribute by its name without prefix, such as `r:id`. */
export function attributeOf(attributes: Readonly<Record<string, string>>, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name];
  const found = Object.keys(attributes).find((key) => key.endsWith(`:${name}`));
  return found === undefined ? undefined : attributes[found];
}

/** Reads a part to its end for the sake of its handlers. */
export async function readWhole(
  part: AsyncIterable<Uint8Array>,
  handlers: XmlHandlers,
  bounds: Pick<TableBounds, 'textBytes'>,
): Promise<void> {
  const reading = readXml(part, handlers, bounds);
  while (!(await reading.next()).done);
}
