import { type DOMOutputSpec, type MarkSpec, type Node, type NodeSpec, Schema } from '@tiptap/pm/model';

const tag = (name: string, more: Omit<NodeSpec, 'toDOM'> = {}): NodeSpec => ({
  parseDOM: [{ tag: name }],
  toDOM: (): DOMOutputSpec => [name, 0],
  ...more,
});
const mark = (name: string, ...others: readonly string[]): MarkSpec => ({
  parseDOM: [name, ...others].map((each) => ({ tag: each })),
  toDOM: (): DOMOutputSpec => [name, 0],
});

/** Blocks that a post is made of, as the server's cleaning leaves them; what the buttons do not make is kept all the same. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: tag('p', { content: 'inline*', group: 'block' }),
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2 } },
    parseDOM: [2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: (node: Node): DOMOutputSpec => [`h${String(node.attrs['level'])}`, 0],
  },
  quote: tag('blockquote', { content: 'block+', group: 'block', defining: true }),
  list: tag('ul', { content: 'item+', group: 'block' }),
  numbers: tag('ol', { content: 'item+', group: 'block' }),
  item: tag('li', { content: 'paragraph block*', defining: true }),
  code: {
    content: 'text*',
    group: 'block',
    marks: '',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' as const }],
    toDOM: (): DOMOutputSpec => ['pre', 0],
  },
  rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  table: {
    content: 'row+',
    group: 'block',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: (): DOMOutputSpec => ['table', ['tbody', 0]],
  },
  row: tag('tr', { content: '(cell | head)+' }),
  cell: tag('td', { content: 'block+', isolating: true }),
  head: {
    content: 'block+',
    isolating: true,
    // What a heading cell is the heading of, for those who hear the table.
    attrs: { scope: { default: null } },
    parseDOM: [{ tag: 'th', getAttrs: (element: HTMLElement) => ({ scope: element.getAttribute('scope') }) }],
    toDOM: ({ attrs }: Node): DOMOutputSpec => [
      'th',
      attrs['scope'] === null ? {} : { scope: String(attrs['scope']) },
      0,
    ],
  },
  text: { group: 'inline' },
  line: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [{ tag: 'a[href]', getAttrs: (element: HTMLElement) => ({ href: element.getAttribute('href') }) }],
    toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: String(attrs['href']) }, 0],
  },
  strong: mark('strong', 'b'),
  em: mark('em', 'i'),
  underlined: mark('u'),
  struck: mark('s', 'del'),
  typed: mark('code'),
} satisfies Record<string, MarkSpec>;

export const schema = new Schema<keyof typeof nodes, keyof typeof marks>({ nodes, marks });
