import { vouched } from '../server-html.tsx';

/** Part of a parsed node that is read; it lets the rules be tested without a browser. */
export interface PastedNode {
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly textContent: string | null;
  readonly childNodes: Iterable<PastedNode>;
  readonly getAttribute?: (name: string) => string | null;
}

/** Position of a node and the formatting of its text. */
interface Place {
  readonly within: 'text' | 'list' | 'item' | 'heading';
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly lines?: boolean;
}

/** Tags without text: they act, load, style or are filled in. Every other tag is removed and its text kept. */
const wordless = /^(SCRIPT|STYLE|TITLE|XML|SVG|MATH|I?FRAME|OBJECT|NOSCRIPT|TEMPLATE|TEXTAREA|SELECT|XMP|PLAINTEXT)$/;
const paragraph = /^(P|DIV|PRE|TR|DT|DD|SECTION|ARTICLE|CAPTION|FIGCAPTION)$/;
const aBlock = /<(p|h2|ul|ol|blockquote)>/;
const blockEdges = /(<\/?(?:p|h2|ul|ol|li|blockquote)>)/;
const nothing = /<(p|h2|li|ul|ol|blockquote)><\/\1>/g;
const tags = /<[^<>]*>/g;
const acting = /([\s"'])(style|on\w+)(?=\s*=)/gi;
const unseen = /display:\s*none|mso-list:\s*ignore/i;

/** Reduces pasted HTML to the editor's own elements, without styles, classes and pictures. Undefined without words. */
export function pastedNodes(html: string): DocumentFragment | undefined {
  const parsed = document.createElement('template');
  // A style is read and never applied, but the CSP would refuse and report each one that is parsed.
  parsed.innerHTML = vouched(html.replaceAll(tags, (tag) => tag.replaceAll(acting, '$1data-$2')));
  const text = pastedFrom(parsed.content);
  if (text === '') return undefined;
  const cleaned = document.createElement('template');
  cleaned.innerHTML = vouched(text);
  return cleaned.content;
}

/** The rules of it: every tag is written here by name, every word escaped. */
export function pastedFrom(parsed: PastedNode): string {
  const text = inside(parsed, { within: 'text' })
    .replaceAll('</i></b><b><i>', '')
    .replaceAll('</b><b>', '')
    .replaceAll('</i><i>', '')
    .replaceAll(/ +/g, ' ')
    .split(blockEdges)
    .map((piece, index, all) => (blockEdges.test(piece) ? piece : bare(piece, index > 0, index < all.length - 1)))
    .join('')
    .replaceAll(nothing, '')
    // What held nothing but empty items.
    .replaceAll(nothing, '')
    // A word processor's list is a row of paragraphs.
    .replaceAll(/<\/([uo]l)><\1>/g, '');
  if (!text.replaceAll(tags, '').trim()) return '';
  // Words of one paragraph go into the paragraph in which the caret stands.
  return text.startsWith('<p>') && text.indexOf('</p>') === text.length - 4 ? text.slice(3, -4) : text;
}

/** No line break and no space stands at the edge of a block: what stands behind one, before one, or between two. */
function bare(piece: string, isBehind: boolean, isBefore: boolean): string {
  const text = isBehind ? piece.replace(/^(?: |<br>)+/, '') : piece;
  let end = text.length;
  while (isBefore && breakBefore(text, end) > 0) end -= breakBefore(text, end);
  return text.slice(0, end);
}

/** Returns the length of the break that ends at this position; 0 for none. */
function breakBefore(text: string, end: number): number {
  return ([' ', '<br>'].find((each) => text.endsWith(each, end)) ?? '').length;
}

function inside(node: PastedNode, place: Place): string {
  return Array.from(node.childNodes, (child) => written(child, place)).join('');
}

function written(node: PastedNode, place: Place): string {
  if (node.nodeName === '#text') return words(node.nodeValue ?? '', place);
  const tag = node.nodeName.toUpperCase();
  const style = node.getAttribute?.('data-style') ?? '';
  if (!node.getAttribute || wordless.test(tag) || unseen.test(style)) return '';
  const drawn = { ...place, ...drawnAs(tag, style) };
  if (tag === 'BR') return '<br>';
  if (tag === 'A') return link(node.getAttribute('href') ?? '', inside(node, drawn));
  if (tag === 'TD' || tag === 'TH') return `${inside(node, drawn)} `;
  if (place.within === 'heading') return inside(node, drawn);
  if (/^H[1-6]$/.test(tag)) return block('h2', inside(node, { ...drawn, within: 'heading' }), place);
  if (tag === 'UL' || tag === 'OL') return tagged(tag.toLowerCase(), inside(node, { ...drawn, within: 'list' }));
  if (tag === 'LI' && place.within === 'list') return tagged('li', inside(node, { ...drawn, within: 'item' }));
  if (tag === 'BLOCKQUOTE') return block('blockquote', inside(node, drawn), place);
  if (/mso-list:\s*l\d/i.test(style)) return wordProcessorItem(node, drawn);
  if (tag !== 'LI' && !paragraph.test(tag)) return inside(node, drawn);
  return block('p', inside(node, { ...drawn, lines: place.lines || tag === 'PRE' }), place);
}

/** A block, or a line of its own where no block may stand; what holds blocks needs no block around them. */
function block(tag: string, content: string, { within }: Place): string {
  if (within === 'item' || within === 'heading') return `${content}<br>`;
  return aBlock.test(content) && tag !== 'blockquote' ? content : tagged(tag, content);
}

function tagged(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>`;
}

/** A paragraph that is drawn as an item: its mark gives the kind of list. */
function wordProcessorItem(node: PastedNode, place: Place): string {
  const list = /^\s*\w{1,3}[.)]/.test(node.textContent ?? '') ? 'ol' : 'ul';
  return tagged(list, tagged('li', inside(node, { ...place, within: 'item' })));
}

function link(address: string, content: string): string {
  if (!/^https?:\/\//i.test(address) || aBlock.test(content) || !content.trim()) return content;
  return `<a href="${escaped(address)}">${content}</a>`;
}

/** A style outdoes its tag: some documents come whole in a `<b>` that is not bold. */
function drawnAs(tag: string, style: string): Partial<Place> {
  const weight = /(?:^|;)\s*font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slant = /(?:^|;)\s*font-style:\s*(\w+)/i.exec(style)?.[1];
  return {
    ...((weight || tag === 'B' || tag === 'STRONG') && { bold: !weight || /^(bold|[6-9]00)/i.test(weight) }),
    ...((slant || tag === 'I' || tag === 'EM') && { italic: !slant || /^(italic|oblique)/i.test(slant) }),
  };
}

function words(text: string, { bold, italic, lines, within }: Place): string {
  const plain = escaped(text).replaceAll(lines ? /\r?\n/g : /[ \t\r\n]+/g, lines ? '<br>' : ' ');
  if (plain === ' ') return plain;
  const slanted = italic ? `<i>${plain}</i>` : plain;
  return bold && within !== 'heading' ? `<b>${slanted}</b>` : slanted;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
