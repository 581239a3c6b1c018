// Runs on every PostgreSQL: row-level security and two at once.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readCompanyUsage } from '@madang/contract/views/company-usages/routes.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Message } from '../../../platform/outbox/outbox.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { employeesOf, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const { someone } = employeesOf(app);
const path = '/api/v1/company/usage';
const usageOf = async (by: Browser) => (await by.get(path)).json<AnswerOf<typeof readCompanyUsage>>();
const mail = (): Message => ({
  channel: 'mail',
  to: `m${randomUUID().slice(0, 8)}@outside.example`,
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
});
const sms: Message = { channel: 'sms', to: '+821012345678', text: 'Hello.' };
const send = (companyCode: string, message: Message) =>
  inCompany(kernel.db, companyCode, (tx) => kernel.outbox.send(tx, message));

test('PRD-04 administrators read their company’s usage, employees and strangers do not', async () => {
  const administrator = await administratorOf(app, 'USAGE1');
  const employee = await memberBrowser(app, { companyCode: 'USAGE1', role: 'employee' });
  expect((await administrator.get(path)).status).toBe(200);
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect((await app.browser().get(path)).error.errorCode).toBe('AC100');
  expect(await usageOf(administrator)).toMatchObject({ people: 2, sentMails: 0, sentSms: 0 });
});

test('PRD-04 messages of a month count for the sending company, also many at once', async () => {
  const [one, other] = [await administratorOf(app, 'USAGE2'), await administratorOf(app, 'USAGE3')];
  await Promise.all([
    ...Array.from({ length: 12 }, () => send('USAGE2', mail())),
    send('USAGE2', sms),
    send('USAGE2', sms),
    send('USAGE3', mail()),
  ]);
  await vi.waitFor(async () => expect(await usageOf(one)).toMatchObject({ sentMails: 12, sentSms: 2 }), 10_000);
  await vi.waitFor(async () => expect(await usageOf(other)).toMatchObject({ sentMails: 1, sentSms: 0 }), 10_000);
});

test('PRD-04 only sent messages count: not waiting or failed ones, and duplicates once', async () => {
  const byHand = await startTestApp({ work: false });
  const administrator = await administratorOf(byHand, 'USAGE4');
  const { db, outbox } = byHand.kernel;
  const waiting = await inCompany(db, 'USAGE4', (tx) => outbox.send(tx, mail()));
  expect(await usageOf(administrator)).toMatchObject({ sentMails: 0 });
  await Promise.all([outbox.deliver(db, waiting), outbox.deliver(db, waiting)]);
  await outbox.deliver(db, waiting);
  expect(await usageOf(administrator)).toMatchObject({ sentMails: 1 });
  const row = await db.selectFrom('outbox').selectAll().where('message_id', '=', waiting).executeTakeFirst();
  expect(row).toMatchObject({ state: 'sent', counted_company: null, content: null, attempts: 1 });
});

test('PRD-04 a month starts in the company’s zone', async () => {
  const administrator = await administratorOf(app, 'USAGE5');
  await send('USAGE5', mail());
  await vi.waitFor(async () => expect(await usageOf(administrator)).toMatchObject({ sentMails: 1 }), 10_000);
  const { today } = await usageOf(administrator);
  await inCompany(kernel.db, 'USAGE5', (tx) =>
    tx.updateTable('message_counts').set({ month: '2026-01-01' }).where('company_code', '=', 'USAGE5').execute(),
  );
  expect(await usageOf(administrator)).toMatchObject({ sentMails: 0, today });
});

test('PRD-04 storage counts files and posts, and welcome mails of the day are shown with their limit', async () => {
  const administrator = await administratorOf(app, 'USAGE6');
  const before = await usageOf(administrator);
  expect(before.storage).toEqual({ fileBytes: 0, postBytes: 0 });
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#34506e' } })
    .png()
    .toBuffer();
  const identity = { shownName: '한빛', color: 'indigo', mark: picture.toString('base64') };
  expect((await administrator.put('/api/v1/company/identity', identity)).status).toBe(200);
  expect((await usageOf(administrator)).storage.fileBytes).toBeGreaterThan(100);
  await app.setProperty(peopleProperties.welcomeMailsPerCompanyDay, 2);
  expect((await administrator.post(employeesPath, someone({ sendsWelcome: true }))).status).toBe(200);
  expect(await usageOf(administrator)).toMatchObject({ people: 2, welcomeMails: { used: 1, max: 2 } });
});
