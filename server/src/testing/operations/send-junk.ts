import type { Browser } from '../browser.ts';

/** Sent what no schema takes: a permitted caller learns what is wrong with it, any other caller nothing. */
export function sendJunk(browser: Browser, { method, path }: { readonly method: string; readonly path: string }) {
  const address = path.replaceAll(/\{\w+\}/g, '%21');
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
