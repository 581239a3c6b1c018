import sharp, { type Sharp } from 'sharp';

/** The first bytes of the kinds that are taken. SVG is none of them: it is a program. */
const beginnings: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/];
const animated = /^GIF8[79]a/;

/** A picture of more points would be a bomb: a small file that takes all memory when it is drawn. */
const defaultPixels = 40_000_000;

export const imageType = 'image/webp';
/** Of a picture `as` a square: what mail programs and the browser's tab show too. */
export const squareType = 'image/png';

interface Drawing {
  /** `fitted`: as WebP within a square. `portrait`: as WebP that fills a square, cut at its longer side; no GIF. `square`: as PNG, with what is missing to a square left clear; no GIF. */
  readonly as?: 'fitted' | 'square' | 'portrait';
  readonly maxPixels?: number;
}

/**
 * A picture drawn again, at most `side` points wide and high. What else was in the file, a place in its notes or another
 * format behind it, does not come along. Undefined where it is no picture.
 */
export async function redrawImage(
  content: Uint8Array,
  side: number,
  { as = 'fitted', maxPixels = defaultPixels }: Drawing = {},
): Promise<Buffer | undefined> {
  const beginning = beginningOf(content);
  const known = as === 'fitted' ? [...beginnings, animated] : beginnings;
  if (!known.some((each) => each.test(beginning))) return undefined;
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
    if (as === 'portrait') return await portraitOf(picture, side);
    return as === 'square' ? await squareOf(picture, side) : await fitted(picture, side);
  } catch {
    return undefined;
  }
}

function beginningOf(content: Uint8Array): string {
  return Buffer.from(content.subarray(0, 16)).toString('latin1');
}

/** Whether a picture has more points than are drawn, by what it says of itself: not one of them is read. */
export async function hasMorePixels(content: Uint8Array, maxPixels: number): Promise<boolean> {
  if (!beginnings.some((each) => each.test(beginningOf(content)))) return false;
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    return width * height > maxPixels;
  } catch {
    return false;
  }
}

function fitted(picture: Sharp, side: number): Promise<Buffer> {
  return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 88 }).toBuffer();
}

function portraitOf(picture: Sharp, side: number): Promise<Buffer> {
  return picture.resize(side, side, { fit: 'cover', position: 'top' }).webp({ quality: 88 }).toBuffer();
}

function squareOf(picture: Sharp, side: number): Promise<Buffer> {
  return picture
    .resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
