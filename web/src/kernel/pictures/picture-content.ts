import type { FieldError } from '../error-texts.ts';

/** Rules for the pictures that a field accepts, and the codes by which it refuses others. */
export interface PictureRules {
  /** Types that the file dialog offers; the server determines a picture's kind by its bytes. */
  readonly types: readonly string[];
  readonly maxBytes: number;
  readonly kindCode: string;
  readonly sizeCode: string;
}

/** Checked before anything is sent: what is too large or no picture would only travel to be refused. */
export function pictureError(
  { size, type }: Pick<File, 'size' | 'type'>,
  { types, maxBytes, kindCode, sizeCode }: PictureRules,
): FieldError | undefined {
  if (!types.includes(type)) return { code: kindCode };
  if (size <= maxBytes) return undefined;
  return { code: sizeCode, params: { 0: maxBytes / 1024 } };
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
