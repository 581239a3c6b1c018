import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const call = '/employee/empsearch/rest/v1/nosession/property?key=register.closed';

test('OPS-01 ERR-04 a call after the shutdown is refused in the product’s shape and the caller’s language, and a page is still served', async () => {
  const get = (url: string, headers: Readonly<Record<string, string>>) => app.app.inject({ url, headers });
  const before = await get(call, {});
  expect([before.statusCode, before.headers.connection]).toEqual([200, 'keep-alive']);
  app.kernel.life.close();
  for (const [language, text] of [
    ['ko', '데이터를 읽거나 저장하지 못했습니다. 잠시 후 다시 시도해 주세요.'],
    ['vi', 'Không đọc hoặc lưu được dữ liệu. Vui lòng thử lại sau giây lát.'],
  ] as const) {
    const late = await get(call, { 'accept-language': language });
    expect([late.statusCode, late.headers.connection, late.headers['retry-after']]).toEqual([503, 'close', '2']);
    expect(late.json()).toMatchObject({ errorCode: 'CO101', errorMessage: text, params: {}, fields: [] });
  }
  const page = await get('/loginapp', { accept: 'text/html' });
  expect([page.statusCode, page.headers.connection]).toEqual([200, 'close']);
  const ready = await get('/readyz', { accept: 'text/html' });
  expect(ready.statusCode).toBe(503);
});
