import sharp from 'sharp';

/** The first bytes of the kinds that are taken. SVG is none of them: it is a program. */
const beginnings: readonly RegExp[] = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^RIFF[\s\S]{4}WEBP/, /^GIF8[79]a/];

/** A picture of more points would be a bomb: a small file that takes all memory when it is drawn. */
const maxPixels = 40_000_000;

export const imageType = 'image/webp';

/**
 * A picture drawn again as WebP, at most `side` points wide and high. What else was in the file, a place in its
 * notes or another format behind it, does not come along. Undefined where it is no picture.
 */
export async function redrawImage(content: Uint8Array, side: number): Promise<Buffer | undefined> {
  const beginning = Buffer.from(content.subarray(0, 16)).toString('latin1');
  if (!beginnings.some((known) => known.test(beginning))) return undefined;
  try {
    return await sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize(side, side, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88 })
      .toBuffer();
  } catch {
    return undefined;
  }
}
