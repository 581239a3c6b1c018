import { linkLimits } from '@madang/contract/links/limits.ts';

/** What the file dialog offers; what kind a picture is, the server sees by its bytes. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** Told before anything is sent: a larger one would only travel to be refused. */
export function isTooLarge({ size }: Pick<File, 'size'>): boolean {
  return size > linkLimits.imageBytes;
}

/** A file's bytes in base64, as the contract carries a picture. */
export async function contentOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const step = 8_192;
  const pieces = Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) =>
    String.fromCharCode(...bytes.subarray(index * step, (index + 1) * step)),
  );
  return btoa(pieces.join(''));
}
