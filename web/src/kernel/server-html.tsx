import { useMemo } from 'react';
import { Prose } from '../ui/parts/prose.tsx';

interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML: (html: string) => unknown };
}

/** The page's only Trusted Types policy, by the name that the server's CSP allows. */
const factory = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes;
const policy = factory?.createPolicy('madang', { createHTML: (html) => html });

/** A string that may become nodes; React's types and the browser's know strings alone, and take what was vouched for. */
export function vouched(html: string): string {
  return (policy ? policy.createHTML(html) : html) as string;
}

interface ServerHtmlProps {
  /** HTML that the server cleaned; never anything that was typed on this page or came from elsewhere. */
  readonly html: string;
  readonly lang?: string;
}

/** Terms, posts and other texts that the server keeps as HTML. A link opens beside the page, on which someone answers or writes. */
export function ServerHtml({ html, lang }: ServerHtmlProps) {
  // The server escapes what is no tag.
  const shown = useMemo(() => vouched(html.replaceAll('<a ', '<a target="_blank" rel="noopener" ')), [html]);
  return (
    <Prose lang={lang}>
      <div dangerouslySetInnerHTML={{ __html: shown }} />
    </Prose>
  );
}

const structure = new Set(
  'H2 H3 P UL OL LI A BR EM STRONG B I TABLE THEAD TBODY TR TH TD BLOCKQUOTE PRE CODE S U HR DIV'.split(' '),
);

/**
 * HTML as nodes for an editor, parsed inertly and copied by tag, with a link's address and a heading cell's scope
 * alone.
 */
export function structureOf(html: string): DocumentFragment {
  const parsed = document.createElement('template');
  parsed.innerHTML = vouched(html);
  const copied = document.createDocumentFragment();
  for (const node of parsed.content.childNodes) copyInto(copied, node);
  return copied;
}

function copyInto(parent: Node, node: Node): void {
  if (node instanceof Text) return void parent.appendChild(document.createTextNode(node.data));
  if (!(node instanceof Element)) return;
  const isKept = structure.has(node.tagName);
  const own = isKept ? parent.appendChild(document.createElement(node.tagName)) : parent;
  const address = node.getAttribute('href');
  if (own instanceof HTMLAnchorElement && address !== null && /^(https?:|mailto:)/i.test(address)) own.href = address;
  const scope = node.getAttribute('scope');
  if (own instanceof HTMLTableCellElement && own.tagName === 'TH' && /^(row|col)$/.test(scope ?? ''))
    own.scope = scope ?? '';
  if (!isKept && node.tagName !== 'SPAN') return;
  for (const child of node.childNodes) copyInto(own, child);
}
