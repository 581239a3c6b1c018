import { client } from './client.ts';
import { saveFile } from './save-text.ts';

/** Posts to a route that answers with a file, and hands it to the person under the name that the server gives. */
export async function savePosted(path: string, body: unknown, fallbackName: string): Promise<void> {
  let name = '';
  const file = await client.postForFile(path, body, (headers) => {
    name = fileNameIn(headers.get('content-disposition') ?? '');
  });
  saveFile(name || fallbackName, file);
}

function fileNameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="?([^";]+)/i.exec(disposition) ?? [];
  return encoded === undefined ? (plain ?? '') : decodeURIComponent(encoded);
}
