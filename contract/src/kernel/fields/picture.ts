import * as z from 'zod/mini';
import { rule } from '../rules.ts';
import { base64Length } from './picture-limits.ts';

interface Picture {
  /** The code of a picture that is too large; its parameter is the largest in kilobytes. */
  readonly size: string;
  /** The code of what is no base64. */
  readonly kind: string;
  readonly maxBytes: number;
}

/** A picture's bytes in base64; what kind it is, the server sees by the bytes. */
export function pictureContent({ size, kind, maxBytes }: Picture) {
  const params = { 0: maxBytes / 1_024 };
  return z.string().check(
    // Before its letters are looked at.
    rule<string>(size, ({ length }) => length <= base64Length(maxBytes), params),
    rule<string>(kind, (value) => value.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(value)),
    rule<string>(size, (value) => bytesOf(value) <= maxBytes, params),
  );
}

function bytesOf(value: string): number {
  const padding = value.endsWith('==') ? 2 : value.endsWith('=') ? 1 : 0;
  return (value.length / 4) * 3 - padding;
}
