import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TypedKind, typedKinds } from './typed-text.ts';

const cases: readonly (readonly [TypedKind, string, string])[] = [
  ['name', '\ufeff\u200b한빛상사\u200b', '한빛상사'],
  ['name', '\u3000한빛\u3000상사\u00a0', '한빛 상사'],
  ['name', 'ＡＢＣ１２３ａｂｃ', 'ABC123abc'],
  ['name', '\u201c한빛상사\u201d', '한빛상사'],
  ['name', '\u2018\u201c한빛\u201d\u2019', '한빛'],
  ['name', '\u300c한빛\u300d', '한빛'],
  ['name', '"한빛" 상사', '"한빛" 상사'],
  ['name', '"한빛"와 "솔"', '"한빛"와 "솔"'],
  ['name', 'O\u2019Brien', 'O\u2019Brien'],
  ['name', '\u201cO\u2019Brien\u201d', 'O\u2019Brien'],
  ['name', '한빛（주）！', '한빛（주）！'],
  ['name', ' 한빛 ', ' 한빛'],
  ['name', ' \u201c 한빛 \u201d ', '한빛'],
  ['name', '한\u200b빛', '한\u200b빛'],
  ['words', '\ufeff\u3000\u201c第１回\u201d　お知らせ\u200b', '\u201c第１回\u201d　お知らせ'],
  ['address', 'Kim <kim@x.example>', 'kim@x.example'],
  ['address', '\u201cKim, Ha-neul\u201d ＜ｋｉｍ＠ｘ．example＞;', 'kim@x.example'],
  ['address', 'kim@old.example <kim@new.example>', 'kim@new.example'],
  ['address', 'mailto:kim@x.example?subject=Hello', 'kim@x.example'],
  ['address', '<mailto:kim@x.example>', 'kim@x.example'],
  ['address', "('kim@x.example').", 'kim@x.example'],
  ['address', "'kim@x.example',", 'kim@x.example'],
  ['address', 'kim@x.example\u3002', 'kim@x.example'],
  ['address', '\u202akim@x.example\u202c\u3000', 'kim@x.example'],
  ['address', "o'hara@x.example", "o'hara@x.example"],
  ['address', "'hara@x.example", "'hara@x.example"],
  ['address', 'a <a@x.example>, b <b@x.example>', 'a <a@x.example>, b <b@x.example>'],
  ['address', 'ｍｉｎａ３１，', 'mina31'],
  ['address', '\u201cx.example\u201d.', 'x.example'],
  ['number', 'tel:+82-10-1234-5678', '+82-10-1234-5678'],
  ['number', '\u202a０１０－１２３４－５６７８\u202c.', '010-1234-5678'],
  ['number', '010\u20131234\u22125678', '010-1234-5678'],
  ['number', '０９０ー１２３４ー５６７８', '090-1234-5678'],
  ['number', '\u201c(02) 123-4567\u201d', '(02) 123-4567'],
  ['link', '\u201chttps://x.example/a_(b)\u201d\u200b', 'https://x.example/a_(b)'],
  ['link', '<https://x.example/>', 'https://x.example/'],
  ['term', '\u201c김하늘\u201d', '김하늘'],
  ['term', '\ufeffＫｉｍ\u3000Ｍｉｎａ＊', 'Kim Mina*'],
  ['term', 'Kim <kim@x.example>,', 'kim@x.example'],
  ['term', 'mailto:kim@x.example', 'kim@x.example'],
  ['term', 'O\u2019Brien', 'O\u2019Brien'],
];

test.each(cases)('POR-12 of the kind %s %j is read as %j', (kind, typed, cleaned) => {
  expect(typedKinds[kind](typed)).toBe(cleaned);
});

test('POR-12 what is cleaned once is cleaned', () => {
  const sign = fc.constantFrom(
    ...' \u3000\u00a0\u200b\ufeff"\u201c\u201d\u2018\u2019\'`<>()[]{}.,;:!?@＠ａ１Aa가-ー+*/\u300c\u300d',
  );
  const part = fc.oneof(sign, fc.constantFrom('mailto:', 'tel:', 'a@b.example'));
  const text = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''));
  for (const kind of Object.keys(typedKinds) as TypedKind[]) {
    const clean = typedKinds[kind];
    fc.assert(
      fc.property(text, (typed) => {
        expect(clean(clean(typed))).toBe(clean(typed));
      }),
      { numRuns: 2_000 },
    );
  }
});

/** Processor time. A cleaning of quadratic time needs more for the first text alone on any machine. */
const microseconds = 2_000_000;

test('POR-12 long hostile texts are cleaned at once', () => {
  const start = process.cpuUsage();
  for (const sign of ['"', '\u201c', '<', '<@', '<@>', '@', 'mailto:', '.', "'", '\u200b', '-', '?@']) {
    const text = sign.repeat(50_000);
    for (const clean of Object.values(typedKinds)) clean(text);
  }
  expect(process.cpuUsage(start).user).toBeLessThan(microseconds);
});
