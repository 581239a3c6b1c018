import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostileHtml } from '../../testing/hostile-html.ts';
import { cleanHtml, plainTextOf } from './clean-html.ts';

const plain =
  /^<\/?(?:h2|h3|p|ul|ol|li|em|strong|br|table|thead|tbody|tr|td|th|th scope(?:="(?:row|col)?")?|a|a href="([^"<>]*)")\s*\/?>$/;
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Every tag that is left is one of a text's, with no attribute but a plain address or a heading's scope. */
function expectHarmless(html: string): void {
  expect(html).not.toContain('<a>');
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    expect(tag).toMatch(plain);
    const address = plain.exec(tag)?.[1]?.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
    if (address === undefined) continue;
    expect(address).not.toMatch(/^[/\\]{2}/);
    expect(['http:', 'https:', 'mailto:']).toContain(new URL(address, 'https://madang.example').protocol);
  }
}

test.each(hostileHtml)('TRM-03 %s loses its active parts', (html) => {
  const cleaned = cleanHtml(`<p>before</p>${html}<p>after</p>`);
  expectHarmless(cleaned);
  expect(cleaned).toContain('<p>before</p>');
  // Nothing comes to life by cleaning what was cleaned.
  expectHarmless(cleanHtml(cleaned));
});

test('BRD-03 the additional tags of a post have no attributes', () => {
  const html = '<blockquote cite="javascript:run()" class="x">q</blockquote><pre onclick=run()>p</pre><s id=x>s</s>';
  expect(cleanHtml(html, ['blockquote', 'pre'])).toBe('<blockquote>q</blockquote><pre>p</pre>s');
});

test('BRD-03 a link without an address loses its tag and keeps its text', () => {
  const html =
    '<p><a href="javascript:run()">one <em>two</em></a>, <a>three</a>, <a href="https://ok.example/">four</a></p>';
  expect(cleanHtml(html)).toBe('<p>one <em>two</em>, three, <a href="https://ok.example/">four</a></p>');
});

test('BRD-03 plain text of HTML is one line, with decoded entities and without tags', () => {
  expect(plainTextOf('<p>하나 &amp; 둘</p>\n<ul><li>3 &lt; 4</li></ul>')).toBe('하나 & 둘 3 < 4');
});

test('TRM-03 hostile fragments in any order and nesting become harmless', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.constantFrom('<p>', '</p>', '<', '>', '"', "'", '<a href="', '&lt;script&gt;'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(''));
      expectHarmless(cleaned);
      expectHarmless(cleanHtml(cleaned));
    }),
    { numRuns: process.env['MADANG_FULL'] ? 20_000 : 300 },
  );
});
