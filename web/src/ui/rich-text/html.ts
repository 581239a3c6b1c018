import { DOMParser, DOMSerializer, type Node, type Slice } from '@tiptap/pm/model';
import { schema } from './schema.ts';

export function documentOf(nodes: DocumentFragment): Node {
  return DOMParser.fromSchema(schema).parse(nodes);
}

/** Returns the pasted content as a slice open at both ends, so that words join the words around them. */
export function sliceOf(nodes: DocumentFragment): Slice {
  // The cleaning left the spaces that are meant.
  return DOMParser.fromSchema(schema).parseSlice(nodes, { preserveWhitespace: true });
}

/** The text as the server keeps it; empty where nothing can be read. */
export function htmlOf(doc: Node): string {
  if (doc.textContent.trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  for (const item of holder.querySelectorAll('li, td, th')) unwrapOnlyParagraph(item);
  return holder.innerHTML;
}

/** An item of one paragraph is its words, as it has always been kept. */
function unwrapOnlyParagraph(item: Element): void {
  const paragraphs = [...item.children].filter(({ localName }) => localName === 'p');
  const [only] = paragraphs;
  if (only && paragraphs.length === 1 && only === item.firstElementChild) only.replaceWith(...only.childNodes);
}
