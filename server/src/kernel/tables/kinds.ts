const signatures: readonly (readonly [kind: string, bytes: readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image', [0x89, 0x50, 0x4e, 0x47]],
  ['image', [0xff, 0xd8, 0xff]],
  ['image', [0x47, 0x49, 0x46, 0x38]],
  ['unknown', [0x1f, 0x8b]],
  ['unknown', [0x7f, 0x45, 0x4c, 0x46]],
  ['unknown', [0x50, 0x4b, 0x05, 0x06]],
];

/** Kind that the first bytes of a file prove, whatever its name ends with: 'zip', 'xls', 'pdf', 'image', 'html'; undefined for text. */
export function kindOf(head: Uint8Array): string | undefined {
  const signed = signatures.find(([, bytes]) => bytes.every((byte, at) => head[at] === byte));
  if (signed) return signed[0];
  // Some groupware calls a page with a table '.xls'.
  const text = Buffer.from(head.subarray(0, 512))
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^[^\x21-\x7e]+/, '');
  return /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml|table|meta|head)/i.test(text) ? 'html' : undefined;
}
