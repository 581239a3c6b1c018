import type { Browser } from '../browser.ts';
import { sendFile } from '../files/send-file.ts';

/** Sent what no schema takes: a permitted caller learns what is wrong with it, any other caller nothing. */
export function sendJunk(
  browser: Browser,
  { method, path, sentBy }: { readonly method: string; readonly path: string; readonly sentBy?: string },
) {
  const address = path.replaceAll(/\{\w+\}/g, '%21');
  if (sentBy === 'attach') return sendFile(browser, address, { name: 'junk', content: '', part: 'junk' });
  switch (method) {
    case 'GET':
      return browser.get(`${address}?junk=1`);
    case 'DELETE':
      return browser.delete(address);
    case 'PUT':
      return browser.put(address, { junk: 1 });
    default:
      return browser.post(address, { junk: 1 });
  }
}
