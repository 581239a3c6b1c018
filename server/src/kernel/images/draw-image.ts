import sharp, { type Sharp } from 'sharp';
import type { Drawing, Drawn } from './drawing.ts';

/** Draws a picture in every size. It is decoded once, at the largest; the smaller ones are made from that. */
export async function drawImage(content: Uint8Array, { as, sides, maxPixels }: Drawing): Promise<Drawn> {
  try {
    // By what the file says of itself: not one of its points is read.
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) return 'tooManyPixels';
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' }).rotate();
    const largest = sized(picture, as, Math.max(...sides));
    if (sides.length === 1) return [await encoded(largest, as)];
    const { data, info } = await largest.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels } as const;
    const files: Uint8Array[] = [];
    for (const side of sides) files.push(await encoded(sized(sharp(data, { raw }), as, side), as));
    return files;
  } catch {
    return 'notDrawable';
  }
}

function sized(picture: Sharp, as: Drawing['as'], side: number): Sharp {
  if (as === 'portrait') return picture.resize(side, side, { fit: 'cover', position: 'top' });
  if (as === 'fitted') return picture.resize(side, side, { fit: 'inside', withoutEnlargement: true });
  return picture.resize(side, side, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
}

function encoded(picture: Sharp, as: Drawing['as']): Promise<Uint8Array> {
  return as === 'square' ? picture.png({ compressionLevel: 9 }).toBuffer() : picture.webp({ quality: 88 }).toBuffer();
}
