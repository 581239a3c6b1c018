/** A small file may hold a picture that takes all memory when it is drawn: no kind of picture has more points. */
export const imagePixels = 12_000_000;

/** Base64 takes four letters for three bytes. */
export function base64Length(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}
