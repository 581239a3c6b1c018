import { CallError } from '../../../kernel/call-error.ts';
import * as z from 'zod/mini';

/** A file that its person's key has sealed: the file's own key, wrapped by that one, and what it encrypts. */
const sealedFile = z.object({
  format: z.literal('madang-sealed-1'),
  keyId: z.uuid(),
  wrappedKey: z.string(),
  nonce: z.string(),
  content: z.string(),
});

interface FileKey {
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly fileKey: string;
}

export type WrappedKey = Pick<FileKey, 'keyId' | 'wrappedKey'>;

const algorithm = 'AES-GCM';
const nonceBytes = 12;
/** Bytes converted at once: a call takes no more arguments. */
const step = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += step) letters += String.fromCodePoint(...bytes.subarray(at, at + step));
  return btoa(letters);
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
}

function keyFor(fileKey: string, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(fileKey), algorithm, false, [use]);
}

/** Seals a text; it leaves the browser in no other form. */
export async function sealText(text: string, { keyId, wrappedKey, fileKey }: FileKey): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const key = await keyFor(fileKey, 'encrypt');
  const content = await crypto.subtle.encrypt({ name: algorithm, iv: nonce }, key, new TextEncoder().encode(text));
  const sealed = { keyId, wrappedKey, nonce: toBase64(nonce), content: toBase64(new Uint8Array(content)) };
  return JSON.stringify({ format: 'madang-sealed-1', ...sealed });
}

/** Opens a sealed file; `open` asks for the file's own key. What is none, or was changed, is refused with KMS002. */
export async function openSealed(file: string, open: (wrapped: WrappedKey) => Promise<string>): Promise<string> {
  const { keyId, wrappedKey, nonce, content } = readSealed(file);
  const fileKey = await open({ keyId, wrappedKey });
  try {
    const key = await keyFor(fileKey, 'decrypt');
    const text = await crypto.subtle.decrypt({ name: algorithm, iv: fromBase64(nonce) }, key, fromBase64(content));
    return new TextDecoder().decode(text);
  } catch {
    throw new CallError({ status: 0, errorCode: 'KMS002' });
  }
}

function readSealed(file: string): z.output<typeof sealedFile> {
  try {
    return sealedFile.parse(JSON.parse(file));
  } catch {
    throw new CallError({ status: 0, errorCode: 'KMS002' });
  }
}
