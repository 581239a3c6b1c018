import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { composeMail } from '../mail/letter.ts';
import { productSender } from '../mail/sender.ts';

const app = await startTestApp({ work: false });
const host = 'localhost:4000';

test('OTP-07 the HTML of a mail is a document of its own that runs no script, loads nothing and is framed by no page', async () => {
  const { localOutbox, translator } = app.kernel;
  const letter = {
    language: 'en',
    sender: productSender,
    heading: '<script>alert(1)</script>',
    paragraphs: ['Hello.'],
  } as const;
  const mail = composeMail(translator, 'reader@mail.example', letter);
  await localOutbox.carry(mail);
  const browser = app.browser({ address: '127.0.0.1' });
  const [listed] = (await browser.get('/outbox.json', { host })).json<{ id: string; text: string }[]>();
  expect(listed).toMatchObject({ text: mail.text });
  expect(listed).not.toHaveProperty('html');
  const shown = await browser.get(`/outbox/${listed?.id}.html`, { host });
  expect(shown.text).toBe(mail.html);
  expect(shown.text).not.toContain('<script');
  const policy = String(shown.headers['content-security-policy']).split('; ');
  expect(policy).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    'sandbox',
  ]);
  expect(shown.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  expect((await browser.get(`/outbox/${listed?.id}.html`, { host: 'rebound.example' })).status).toBe(404);
  expect((await browser.get('/outbox/unknown.html', { host })).status).toBe(404);
});
