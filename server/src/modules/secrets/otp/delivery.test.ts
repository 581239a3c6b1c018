import { expect, test, vi } from 'vitest';
import { pino } from 'pino';
import { MailServer } from '../../../../../e2e/support/mail-server.ts';
import { SmsGateway } from '../../../../../e2e/support/sms-gateway.ts';
import { askForCode, enterCode, personOf } from '../../../testing/one-time-codes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const gateway = new SmsGateway();
const mailServer = new MailServer();
const smtpUrl = await mailServer.start();
const lines: string[] = [];
const app = await startTestApp({
  environment: { SMTP_URL: smtpUrl, SMS_GATEWAY_URL: await gateway.start() },
  log: pino({ level: 'debug' }, { write: (line: string) => lines.push(line) }),
});

const codeIn = (text: string | undefined) => /^\d{6}$/m.exec(text ?? '')?.[0] ?? '';
const mailTo = (address: string) =>
  vi.waitUntil(() => mailServer.mails.find((mail) => mail.to.includes(address)), { timeout: 20_000 });

test('OTP-07 a mail is sent over SMTP and its code verifies', async () => {
  const browser = app.browser({ language: 'ko' });
  const personId = personOf(await askForCode(browser, 'externalMail', 'real@works.example'));
  const mail = await mailTo('real@works.example');
  expect(mail.subject).toBe('[Madang] 인증번호를 알려 드립니다');
  expect(mail.text).toContain('3분 동안 유효합니다');
  expect((await enterCode(browser, personId, codeIn(mail.text))).json()).toEqual({ result: 'success' });
});

test('OTP-07 an SMS is sent to the gateway over HTTP and its code verifies', async () => {
  const browser = app.browser();
  const personId = personOf(await askForCode(browser, 'mobile', '+84-912345678'));
  const sms = await vi.waitUntil(() => gateway.messages.find(({ to }) => to === '+84912345678'), { timeout: 20_000 });
  expect((await enterCode(browser, personId, codeIn(sms.text))).json()).toEqual({ result: 'success' });
});

test('OTP-02 no code, address or number is in a log line, a response, a job or a column', async () => {
  const browser = app.browser();
  const asked = await askForCode(browser, 'externalMail', 'secret@works.example');
  const { text } = await mailTo('secret@works.example');
  const code = codeIn(text);
  const wrong = await enterCode(browser, personOf(asked), code === '111111' ? '222222' : '111111');
  const stored = await everything(app);
  expect(stored).toContain('otp_codes');
  const seen = [...lines, asked.text, JSON.stringify(asked.headers), wrong.text, stored].join('\n');
  for (const secret of ['secret@works', 'real@works', '912345678']) {
    expect(seen.includes(secret)).toBe(false);
    expect(seen.includes(Buffer.from(secret).toString('hex'))).toBe(false);
  }
  // Six digits come about by chance too: within a longer number or hash, or as the fraction of a second.
  const told = seen.replaceAll(/\.\d+(?=\D)/g, '');
  expect(told).not.toMatch(new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`));
  expect(told).not.toContain(Buffer.from(code).toString('hex'));
});

/** Every row of every table, the worker's included, as text. */
async function everything({ pools }: TestApp): Promise<string> {
  const { rows: tables } = await pools.owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await pools.owner.query<{ row: string }>(`select t::text as row from ${name} t`);
    texts.push(name, ...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}
