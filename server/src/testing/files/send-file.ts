import type { Answer, Browser } from '../browser.ts';

const boundary = 'x-boundary';

/** Sends a form with one file, as the client's `attach` does. */
export function sendFile(
  browser: Browser,
  url: string,
  {
    name,
    content,
    part = 'file',
  }: { readonly name: string; readonly content: string | Buffer; readonly part?: string },
): Promise<Answer> {
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${part}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  return browser.send({
    method: 'POST',
    url,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
}
