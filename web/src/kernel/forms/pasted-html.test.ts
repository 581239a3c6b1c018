import { expect, test } from 'vitest';
import { pastedFrom, type PastedNode } from './pasted-html.ts';

type Child = PastedNode | string;

/** Builds a node as a browser's parser would; the journeys test these rules with the real parser. */
function element(nodeName: string, attributes: Readonly<Record<string, string>>, ...children: Child[]): PastedNode {
  const childNodes = children.map((child) => (typeof child === 'string' ? textNode(child) : child));
  const textContent = childNodes.map((child) => child.textContent).join('');
  return { nodeName, nodeValue: null, textContent, childNodes, getAttribute: (name) => attributes[name] ?? null };
}

function textNode(text: string): PastedNode {
  return { nodeName: '#text', nodeValue: text, textContent: text, childNodes: [] };
}

function cleaned(...children: Child[]): string {
  return pastedFrom(element('#document-fragment', {}, ...children));
}

const tag = (nodeName: string, ...children: Child[]) => element(nodeName, {}, ...children);
const styled = (nodeName: string, style: string, ...children: Child[]) =>
  element(nodeName, { 'data-style': style }, ...children);

test('BRD-03 text of a word processor keeps its words, headings and emphasis, not its styles', () => {
  const title = element('H1', { class: 'a' }, tag('B', 'Yard'));
  const bold = styled('B', 'mso-bidi-font-weight:normal', 'noon');
  const slanted = styled('SPAN', 'color:red; font-style: italic', 'sharp');
  const empty = element('P', { class: 'MsoNormal' }, tag('O:P', '\u00a0'));
  const first = element('P', { class: 'MsoNormal' }, 'Lunch\n at ', bold, ', ', slanted, tag('O:P'));
  expect(cleaned('\n', title, '\n\n', first, ' ', empty, ' ')).toBe(
    '<h2>Yard</h2><p>Lunch at <b>noon</b>, <i>sharp</i></p><p>\u00a0</p>',
  );
});

test('BRD-03 a document wrapped in a <b> of normal weight is not bold', () => {
  const half = styled('SPAN', 'font-weight:700', 'bold');
  const document = styled(
    'B',
    'font-weight:normal;',
    tag('P', styled('SPAN', 'font-weight:400', 'plain '), half),
    tag('P', tag('SPAN', 'end')),
  );
  expect(cleaned(document)).toBe('<p>plain <b>bold</b></p><p>end</p>');
});

test('BRD-03 lists remain lists, including those that a word processor writes as paragraphs', () => {
  const item = (mark: string, words: string) =>
    styled('P', 'mso-list:l0 level1 lfo1', styled('SPAN', 'mso-list:Ignore', mark), words);
  expect(cleaned(item('·\u00a0', 'one'), '\n', item('·\u00a0', 'two'), item('1.\u00a0', 'first'))).toBe(
    '<ul><li>one</li><li>two</li></ul><ol><li>first</li></ol>',
  );
  const inner = tag('UL', tag('LI', tag('P', 'deep')));
  expect(cleaned(tag('OL', '\n', tag('LI', tag('P', 'a'), tag('P', 'b'), inner), '\n'))).toBe(
    '<ol><li>a<br>b<ul><li>deep</li></ul></li></ol>',
  );
});

test('BRD-03 a link to http or https keeps its address, and any other becomes text', () => {
  const link = (href: string) => cleaned(element('A', { href, onclick: 'run()' }, 'a'));
  expect(link('https://ok.example/?a="&b')).toBe('<a href="https://ok.example/?a=&quot;&amp;b">a</a>');
  for (const address of [
    'javascript:run()',
    ' JaVaScRiPt:run()',
    'java\tscript:run()',
    'data:text/html,a',
    '//a.test',
    '',
  ])
    expect(link(address)).toBe('a');
});

test('BRD-03 ERR-04 text is kept, and active, loaded and form content is removed', () => {
  expect(cleaned(tag('P', '<img src=x onerror=run()>'), tag('P', '&lt;'))).toBe(
    '<p>&lt;img src=x onerror=run()&gt;</p><p>&amp;lt;</p>',
  );
  const names = ['SCRIPT', 'STYLE', 'svg', 'math', 'IFRAME', 'TEXTAREA', 'NOSCRIPT', 'XML', 'IMG'];
  for (const name of names) expect(cleaned(tag(name, name === 'IMG' ? '' : 'run()'))).toBe('');
  expect(cleaned(styled('SPAN', 'display:none', 'unseen'))).toBe('');
});

test('BRD-03 a table keeps its rows, quoted and preformatted text its lines, and a single paragraph only its text', () => {
  const row = tag('TR', tag('TD', 'a'), '\n', tag('TD', 'b'));
  expect(cleaned(tag('TABLE', tag('TBODY', row, row)))).toBe('<p>a b</p><p>a b</p>');
  expect(cleaned(tag('BLOCKQUOTE', tag('P', 'a'), tag('PRE', 'b\nc')))).toBe(
    '<blockquote><p>a</p><p>b<br>c</p></blockquote>',
  );
  expect(cleaned(tag('P', 'one ', tag('STRONG', 'word')))).toBe('one <b>word</b>');
});

test('BRD-03 line breaks and spaces beside a block are removed, and others are kept', () => {
  expect(cleaned('a ', tag('BR'), ' ', tag('P', 'b'), tag('BR'), ' c', tag('BR'))).toBe('a<p>b</p>c<br>');
  expect(cleaned(tag('BR'), ' a ', tag('BR'))).toBe('<br> a <br>');
});
