import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sendCode } from '@madang/contract/secrets/otp/wire.ts';
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { ownDatabase } from '../../testing/database/own-database.ts';
import { ProductProcess } from '../../testing/product-process.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { composeMail } from '../mail/letter.ts';
import { productSender } from '../mail/sender.ts';

const app = await startTestApp({ work: false });
const host = 'localhost:4000';

test('OTP-07 the HTML of a mail is a separate document without scripts, loading or framing', async () => {
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

test('OTP-07 the outbox of a web process shows the deliveries of a worker process', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-outbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { url } = await ownDatabase();
  const shared = { DATABASE_URL: url, MADANG_DATA: folder };
  const [web, jobs] = [
    await ProductProcess.start({ ...shared, MADANG_WORK: 'web' }),
    await ProductProcess.start({ ...shared, MADANG_WORK: 'jobs' }),
  ];
  onTestFinished(async () => void (await Promise.all([web.kill(), jobs.kill()])));
  const target = 'hana.seo@mail.example';
  const asked = await fetch(`${web.baseUrl}${sendCode.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-madang': '1' },
    body: JSON.stringify(z.encode(sendCode.body, { option: 'externalMail', target, companyCode: '' })),
  });
  expect(asked.status).toBe(200);
  const listed = async () =>
    (await fetch(`${web.baseUrl}/outbox.json`)).json() as Promise<{ id: string; to: string }[]>;
  await expect.poll(listed, { timeout: 15_000 }).toMatchObject([{ to: target }]);
  const [mail] = await listed();
  expect(await (await fetch(`${web.baseUrl}/outbox/${mail?.id}.html`)).text()).toContain('<html');
  const names = readdirSync(join(folder, 'outbox'));
  expect(names.map((name) => statSync(join(folder, 'outbox', name)).mode & 0o777)).toEqual([0o600]);
});
