/** The parts of a mail in their order, by media type. */
export function partsOf(raw: string): [type: string, content: string][] {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  return raw
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n');
      const isBase64 = /transfer-encoding: base64/i.test(head);
      const content = body.join('\r\n\r\n');
      const bytes = isBase64
        ? Buffer.from(content, 'base64')
        : Buffer.from(
            content
              .replaceAll('=\r\n', '')
              .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          );
      return [/content-type: ([\w/]+)/i.exec(head)?.[1] ?? '', bytes.toString().replaceAll('\r\n', '\n').trimEnd()];
    });
}
