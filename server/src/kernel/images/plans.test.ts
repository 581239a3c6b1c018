import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { pdfFile } from '../../testing/files/pdf-file.ts';
import type { DrawnPlan } from './drawing.ts';
import { Plans } from './plans.ts';

const shared = new Plans({ drawingMs: 60_000, startMs: 60_000 });
const opened: Plans[] = [];
afterAll(() => shared.close());
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
const plansOf = (...limits: ConstructorParameters<typeof Plans>) => {
  const plans = new Plans(...limits);
  opened.push(plans);
  return plans;
};

const form = { side: 1_000, maxPixels: 4_000_000 };
const picture = sharp({ create: { width: 300, height: 150, channels: 3, background: '#3f8f7f' } });

async function drawn(content: Buffer, plans = shared): Promise<DrawnPlan> {
  const plan = await plans.draw(content, form);
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

/** The colour in the middle of a plan. */
async function middleOf({ file, width, height }: DrawnPlan): Promise<number[]> {
  const at = { left: Math.floor(width / 2), top: Math.floor(height / 2), width: 1, height: 1 };
  return [...(await sharp(file).extract(at).raw().toBuffer())];
}

test('DEP-07 the first page of a PDF is drawn as a full-page WebP, and its pages are counted', async () => {
  const plan = await drawn(pdfFile({ pages: 1_000 }));
  expect([plan.width, plan.height, plan.pageCount]).toEqual([1_000, 500, 1_000]);
  const [red = 0, , blue = 0] = await middleOf(plan);
  expect(red).toBeLessThan(80);
  expect(blue).toBeGreaterThan(180);
});

test.each(['png', 'jpeg', 'webp', 'gif'] as const)(
  'DEP-07 a plan in %s keeps its size, without data outside the picture',
  async (format) => {
    const noted = picture.clone().withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' } });
    const content = Buffer.concat([await noted.toFormat(format).toBuffer(), Buffer.from('<script>alert(1)</script>')]);
    const plan = await drawn(content);
    expect([plan.width, plan.height, plan.pageCount]).toEqual([300, 150, 1]);
    expect(Buffer.from(plan.file).toString('latin1')).not.toContain('script');
    expect((await sharp(plan.file).metadata()).exif).toBeUndefined();
  },
);

test('DEP-07 a PDF that is also a web page is drawn, and nothing else of it is kept', async () => {
  const plan = await drawn(Buffer.concat([pdfFile(), Buffer.from('<html><script>alert(1)</script></html>')]));
  expect(Buffer.from(plan.file).toString('latin1')).not.toContain('script');
});

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    'notDrawable',
  ],
  [
    'an SVG that says it is a PDF further down',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>%PDF-1.7'),
    'notDrawable',
  ],
  ['a beginning alone', Buffer.from('%PDF-1.7\n'), 'notDrawable'],
  ['half a PDF', pdfFile({ content: 'q '.repeat(9_000) }).subarray(0, 60), 'notDrawable'],
  ['a PDF that a password opens', pdfFile({ isLocked: true }), 'locked'],
])('DEP-07 %s is not drawn', async (_name, content, why) => {
  expect(await shared.draw(content, form)).toBe(why);
});

test('DEP-07 a page of enormous size is drawn in the same memory as any other', async () => {
  const plan = await drawn(pdfFile({ size: [14_000_000, 7_000_000] }));
  expect([plan.width, plan.height]).toEqual([1_000, 500]);
});

test('DEP-07 a page that is only a line has a height of one point', async () => {
  const plan = await drawn(pdfFile({ size: [10_000, 1] }));
  expect([plan.width, plan.height]).toEqual([1_000, 1]);
});

test('DEP-07 a page of two hundred thousand objects is drawn', async () => {
  const content = Array.from({ length: 200_000 }, (_, at) => `${at % 200} ${at % 100} 1 1 re f`).join('\n');
  expect((await drawn(pdfFile({ content }))).width).toBe(1_000);
});

/** A PNG that says it has so many points on each side, and holds next to nothing. */
function hollowPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    return Buffer.concat([size, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(99)))]);
}

test('DEP-07 a picture of 50,000 by 50,000 pixels is refused by its header, without decoding', async () => {
  const flat = sharp({ create: { width: 50_000, height: 50, channels: 3, background: '#fff' } });
  expect(await shared.draw(await flat.png().toBuffer(), { ...form, maxPixels: 2_000_000 })).toBe('tooManyPixels');
  // Its sums are wrong, which its reader may say first.
  expect(['tooManyPixels', 'notDrawable']).toContain(await shared.draw(hollowPng(50_000), form));
});

/** Each form draws the one before twice: a few lines that take longer than anyone lives. */
const endless = pdfFile({
  content: '/F24 Do',
  forms: Object.fromEntries(
    Array.from({ length: 25 }, (_, at) => [`F${at}`, at === 0 ? '0 0 9 9 re f' : `/F${at - 1} Do `.repeat(4)]),
  ),
});

test('DEP-07 an endless drawing is ended, and a new process draws the next plan', async () => {
  const reasons: string[] = [];
  const plans = plansOf({ drawingMs: 1_500, startMs: 60_000 }, (reason) => reasons.push(reason));
  await drawn(pdfFile(), plans);
  const { processId } = plans;
  expect(await plans.draw(endless, form)).toBe('ended');
  // Whichever of its bounds it meets first.
  expect(reasons).toHaveLength(1);
  // A new process may take its time to start, and has the whole of it.
  expect((await drawn(pdfFile(), plans)).width).toBe(1_000);
  expect(plans.processId).not.toBe(processId);
});

test.runIf(process.platform === 'linux')('DEP-07 a drawing that uses too much memory is ended', async () => {
  const plans = plansOf({ drawingMs: 60_000, startMs: 60_000, memoryBytes: 90_000_000 });
  const large = sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#fff' } });
  const noisy = pdfFile({ content: '/F0 Do '.repeat(200_000), forms: { F0: '0 0 9 9 re f' } });
  expect(await plans.draw(noisy, form)).toBe('ended');
  expect(await plans.draw(await large.png().toBuffer(), form)).toBe('tooManyPixels');
});
