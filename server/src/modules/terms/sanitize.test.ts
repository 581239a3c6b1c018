import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sanitizeTerms } from './sanitize.ts';

/** What acts, loads, styles or leads elsewhere, in the shapes that cleaners have missed before. */
export const hostileHtml: readonly string[] = [
  '<script>run()</script>',
  '<scr<script>ipt>run()</scr</script>ipt>',
  '<img src=x onerror=run()>',
  '<svg onload=run()>',
  '<svg><style><img src=x onerror=run()></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=run()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=run()>"></noscript>',
  '<a href="javascript:run()">a</a>',
  '<a href="JaVaScRiPt:run()">a</a>',
  '<a href="java\tscript:run()">a</a>',
  '<a href="&#106;avascript:run()">a</a>',
  '<a href="&#x01;javascript:run()">a</a>',
  '<a href="data:text/html,<script>run()</script>">a</a>',
  '<a href="vbscript:run()">a</a>',
  '<a href="//evil.test/">a</a>',
  '<a href="https://ok.example/" onclick=run() style="position:fixed">a</a>',
  '<p style="background:url(https://evil.test/)">p</p>',
  '<style>@import "https://evil.test/";</style>',
  '<link rel=stylesheet href=https://evil.test/>',
  '<meta http-equiv=refresh content="0;url=https://evil.test/">',
  '<base href="https://evil.test/">',
  '<iframe srcdoc="<script>run()</script>"></iframe>',
  '<object data="https://evil.test/"></object><embed src="https://evil.test/">',
  '<form action="https://evil.test/"><button formaction="javascript:run()">b</button><input autofocus onfocus=run()>',
  '<details open ontoggle=run()>d</details>',
  '<video><source onerror=run()></video>',
  '<template><script>run()</script></template>',
  '<textarea><script>run()</script></textarea>',
  '<xmp><script>run()</script></xmp>',
  '<plaintext><script>run()</script>',
  '<!--><script>run()</script>-->',
  '<![CDATA[<script>run()</script>]]>',
  '<?xml-stylesheet href="javascript:run()"?>',
  '<p id="root" class="dialog" name="forms">clobbers</p>',
  '<th scope="javascript:run()">h</th>',
  '<a href="https://ok.example/?a=&quot; onmouseover=run() x=&quot;">a</a>',
];

const plain =
  /^<\/?(?:h2|h3|p|ul|ol|li|em|strong|br|table|thead|tbody|tr|td|th|th scope(?:="(?:row|col)?")?|a|a href="([^"<>]*)")\s*\/?>$/;
const entities: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Every tag that is left is one of a text's, with no attribute but a plain address or a heading's scope. */
function expectHarmless(html: string): void {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    expect(tag).toMatch(plain);
    const address = plain.exec(tag)?.[1]?.replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity);
    if (address === undefined) continue;
    expect(address).not.toMatch(/^[/\\]{2}/);
    expect(['http:', 'https:', 'mailto:']).toContain(new URL(address, 'https://madang.example').protocol);
  }
}

test.each(hostileHtml)('TRM-03 %s loses what acts', (html) => {
  const cleaned = sanitizeTerms(`<p>before</p>${html}<p>after</p>`);
  expectHarmless(cleaned);
  expect(cleaned).toContain('<p>before</p>');
  // Nothing comes to life by cleaning what was cleaned.
  expectHarmless(sanitizeTerms(cleaned));
});

test('TRM-03 hostile pieces in any order and nesting stay harmless', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.constantFrom('<p>', '</p>', '<', '>', '"', "'", '<a href="', '&lt;script&gt;'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const cleaned = sanitizeTerms(pieces.join(''));
      expectHarmless(cleaned);
      expectHarmless(sanitizeTerms(cleaned));
    }),
    { numRuns: process.env['MADANG_FULL'] ? 20_000 : 300 },
  );
});
