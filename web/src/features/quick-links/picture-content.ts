import { linkLimits } from '@madang/contract/quick-links/limits.ts';
import type { FieldError } from '../../kernel/error-texts.ts';

/** What the file dialog offers; what kind a picture is, the server sees by its bytes. */
export const pictureTypes = 'image/png,image/jpeg,image/webp,image/gif';

/** A file dialog can be set to offer everything, and a name can lie: the browser cannot draw it. */
export const noPicture: FieldError = { code: 'LINK_IMAGE_KIND' };

/** Checked before anything is sent: what is too large or no picture would only travel to be refused. */
export function pictureError({ size, type }: Pick<File, 'size' | 'type'>): FieldError | undefined {
  if (!pictureTypes.split(',').includes(type)) return noPicture;
  if (size <= linkLimits.imageBytes) return undefined;
  return { code: 'LINK_IMAGE_SIZE', params: { 0: linkLimits.imageBytes / 1024 } };
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
