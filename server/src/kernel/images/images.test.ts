import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, afterEach, expect, test } from 'vitest';
import { CallerGone, Overload } from '../limits/waiting-line.ts';
import type { Drawing } from './drawing.ts';
import { Images } from './images.ts';

/** Processes for the tests of pictures alone: starting one takes longer than drawing. */
const shared = new Images();
afterAll(() => shared.close());

const opened: Images[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
const imagesOf = (...limits: ConstructorParameters<typeof Images>) => {
  const images = new Images(...limits);
  opened.push(images);
  return images;
};

const fitted: Drawing = { as: 'fitted', sides: [256], maxPixels: 1_000_000 };
const source = sharp({ create: { width: 600, height: 300, channels: 3, background: '#3f8f7f' } });
const picture = await source.clone().png().toBuffer();

async function filesOf(images: Images, content: Uint8Array, drawing = fitted): Promise<readonly Uint8Array[]> {
  const drawn = await images.draw(content, drawing);
  if (typeof drawn === 'string') throw new Error(drawn);
  return drawn;
}

function processOf(images: Images): number {
  const { processId } = images;
  if (processId === undefined) throw new Error('no process draws');
  return processId;
}

function isAlive(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

async function ended(processId: number): Promise<void> {
  await expect.poll(() => isAlive(processId), { timeout: 10_000 }).toBe(false);
}

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('POR-03 a %s is redrawn as a small WebP', async (format) => {
  const [file] = await filesOf(shared, await source.clone().toFormat(format).toBuffer());
  expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 });
});

test('POR-03 data outside the picture is removed from its file', async () => {
  const noted = await source
    .clone()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a place in Seoul' } })
    .toBuffer();
  const [file = Buffer.alloc(0)] = await filesOf(
    shared,
    Buffer.concat([noted, Buffer.from('<script>alert(1)</script>')]),
  );
  expect(Buffer.from(file).toString('latin1')).not.toMatch(/script|Seoul/);
  expect((await sharp(file).metadata()).exif).toBeUndefined();
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a beginning alone', Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1')],
  ['half a picture', picture.subarray(0, picture.length / 2)],
  ['nothing', Buffer.alloc(0)],
])('POR-03 %s is refused as a picture', async (_name, content) => {
  expect(await shared.draw(content, fitted)).toBe('notDrawable');
});

test.each(['srgb', 'grey', 'clear', '16 bit'] as const)(
  'USR-04 a picture (%s) looks the same in several sizes and in one',
  async (kind) => {
    const [from, to] = ['#102030', '#e0c0a0'];
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="700" height="500"><defs><linearGradient id="g"><stop stop-color="${from}"/>
      <stop offset="1" stop-color="${to}"/></linearGradient></defs><circle cx="350" cy="250" r="300" fill="url(#g)"/></svg>`;
    const plain = sharp(Buffer.from(svg));
    const content = await {
      srgb: () => plain.flatten({ background: '#ffffff' }).jpeg({ quality: 95 }),
      grey: () => plain.flatten({ background: '#ffffff' }).greyscale().jpeg({ quality: 95 }),
      clear: () => plain.png(),
      '16 bit': () => plain.toColourspace('rgb16').png(),
    }
      [kind]()
      .toBuffer();
    const images = shared;
    const drawing: Drawing = { as: 'portrait', sides: [80, 320], maxPixels: 1_000_000 };
    const together = await filesOf(images, content, drawing);
    for (const [index, side] of drawing.sides.entries()) {
      const [alone] = await filesOf(images, content, { ...drawing, sides: [side] });
      const [one, other] = await Promise.all(
        [together[index], alone].map((file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
      );
      expect(one?.info).toMatchObject({ width: side, height: side, channels: 4 });
      const away = (one?.data ?? Buffer.alloc(0)).map((point, at) => Math.abs(point - (other?.data[at] ?? 0)));
      expect(away.reduce((sum, each) => sum + each, 0) / away.length).toBeLessThan(4);
    }
  },
);

test('USR-04 a smaller size is derived from the largest, so a picture is decoded once', async () => {
  const [small, large] = [80, 320];
  // Of one colour, every way would draw the same.
  const points = Buffer.from(Array.from({ length: 600 * 300 * 3 }, (_, at) => (at * at) % 251));
  const busy = await sharp(points, { raw: { width: 600, height: 300, channels: 3 } })
    .png()
    .toBuffer();
  const files = await filesOf(shared, busy, { as: 'portrait', sides: [small, large], maxPixels: 1_000_000 });
  const fill = { fit: 'cover', position: 'top' } as const;
  const { data, info } = await sharp(busy).resize(large, large, fill).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const expected = await sharp(data, { raw }).resize(small, small, fill).webp({ quality: 88 }).toBuffer();
  expect(expected.equals(files[0] ?? Buffer.alloc(0))).toBe(true);
});

test('USR-04 a picture of too many pixels is distinguished from an invalid one', async () => {
  const images = shared;
  const bomb = await sharp({ create: { width: 4_000, height: 3_001, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const limit = { ...fitted, maxPixels: 12_000_000 };
  expect(await images.draw(bomb, limit)).toBe('tooManyPixels');
  expect(await images.draw(bomb, { ...limit, maxPixels: 12_004_000 })).toHaveLength(1);
});

test('OPS-01 pictures are drawn one at a time in a separate process; beyond a short queue they are refused', async () => {
  const images = imagesOf();
  await images.draw(picture, fitted);
  const processId = processOf(images);
  expect(processId).not.toBe(process.pid);
  process.kill(processId, 'SIGSTOP');
  const drawn = Array.from({ length: 20 }, () => images.draw(picture, fitted));
  const outcomes = Promise.allSettled(drawn);
  await expect(drawn[19]).rejects.toBeInstanceOf(Overload);
  expect(images.waitingCount).toBe(16);
  process.kill(processId, 'SIGCONT');
  const refused = (await outcomes).filter(({ status }) => status === 'rejected');
  expect([refused.length, images.processId]).toEqual([3, processId]);
});

test('OPS-01 a picture whose sender disconnects is not drawn, or dropped if it is being drawn', async () => {
  const images = imagesOf();
  await images.draw(picture, fitted);
  const processId = processOf(images);
  process.kill(processId, 'SIGSTOP');
  const [first, second] = [new AbortController(), new AbortController()];
  const drawn = images.draw(picture, fitted, first.signal);
  const waiting = images.draw(picture, fitted, second.signal);
  second.abort();
  await expect(waiting).rejects.toBeInstanceOf(CallerGone);
  expect(images.waitingCount).toBe(0);
  first.abort();
  process.kill(processId, 'SIGCONT');
  await expect(drawn).rejects.toBeInstanceOf(CallerGone);
  await expect(images.draw(picture, fitted, first.signal)).rejects.toBeInstanceOf(CallerGone);
  expect(await images.draw(picture, fitted)).toHaveLength(1);
});

test('OPS-01 if the drawing process crashes its picture is refused, and a new process draws the next one', async () => {
  const images = imagesOf();
  await images.draw(picture, fitted);
  const processId = processOf(images);
  process.kill(processId, 'SIGSTOP');
  const [drawn, next] = [images.draw(picture, fitted), images.draw(picture, fitted)];
  process.kill(processId, 'SIGKILL');
  await expect(drawn).rejects.toBeInstanceOf(Overload);
  expect(await next).toHaveLength(1);
  expect(images.processId).not.toBe(processId);
});

test('OPS-01 if the drawing process hangs it is ended, and a new process draws the next picture', async () => {
  const images = imagesOf({ drawingMs: 300, startMs: 60_000 });
  await images.draw(picture, fitted);
  const processId = processOf(images);
  process.kill(processId, 'SIGSTOP');
  await expect(images.draw(picture, fitted)).rejects.toBeInstanceOf(Overload);
  await ended(processId);
  expect(await images.draw(picture, fitted)).toHaveLength(1);
});

test('OPS-01 a picture not drawn in time is refused, and the process finishes it and draws the next one', async () => {
  const images = imagesOf({ answerMs: 200, drawingMs: 60_000, startMs: 60_000 });
  // A new process may take longer to start.
  await images.draw(picture, fitted).catch(() => {});
  await expect.poll(() => images.draw(picture, fitted).catch(() => []), { timeout: 10_000 }).toHaveLength(1);
  const processId = processOf(images);
  process.kill(processId, 'SIGSTOP');
  await expect(images.draw(picture, fitted)).rejects.toBeInstanceOf(Overload);
  process.kill(processId, 'SIGCONT');
  await expect.poll(() => images.draw(picture, fitted).catch(() => []), { timeout: 10_000 }).toHaveLength(1);
  expect(images.processId).toBe(processId);
});

test('OPS-01 the drawing process ends when idle and at the end of the server, and starts for the next picture', async () => {
  const images = imagesOf({ idleMs: 50 });
  expect(images.processId).toBeUndefined();
  await images.draw(picture, fitted);
  await expect.poll(() => images.processId, { timeout: 10_000 }).toBeUndefined();
  expect(await images.draw(picture, fitted)).toHaveLength(1);
  const lasting = imagesOf();
  await lasting.draw(picture, fitted);
  const processId = processOf(lasting);
  // A signal to the whole group of processes, such as Ctrl+C, ends the server first.
  process.kill(processId, 'SIGINT');
  await sleep(100);
  expect(isAlive(processId)).toBe(true);
  lasting.close();
  await ended(processId);
  await expect(lasting.draw(picture, fitted)).rejects.toBeInstanceOf(Overload);
});
