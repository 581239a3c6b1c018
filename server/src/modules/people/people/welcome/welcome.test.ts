import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import type { readEmployee } from '@madang/contract/people/people/routes.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { purgeOutbox } from '../../../../platform/outbox/outbox.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { freePort } from '../../../../testing/product-process.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs } from '../../../../testing/people.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();

const welcomePath = (personId: string) => `${employeesPath}/${personId}/welcome-mail`;

const employees = new Map<TestApp, ReturnType<typeof employeesOf>>();

async function company(of: TestApp) {
  const people = employees.get(of) ?? employeesOf(of);
  employees.set(of, people);
  const { browser, companyCode } = await people.administratorOf();
  const register = async (changes: Readonly<Record<string, unknown>> = {}) => {
    const body = people.someone({ sendsWelcome: true, ...changes });
    return { body, answer: await browser.post(employeesPath, body) };
  };
  return { browser, companyCode, register };
}

async function employee(browser: Browser, personId: string) {
  return (await browser.get(`${employeesPath}/${personId}`)).json<AnswerOf<typeof readEmployee>>();
}

const idOf = (answer: { json<T>(): T }) => answer.json<{ personId: string }>().personId;

test('MAI-03 registering sends the link to the account in the language of the person, and reports the time', async () => {
  const { browser, register } = await company(app);
  const { body, answer } = await register({ language: 'ko' });
  expect(answer.status, answer.text).toBe(200);
  const mail = await app.mailbox.next(body.externalMail);
  expect(mail).toMatchObject({ subject: '한빛상사 계정을 활성화해 주세요' });
  expect(mail.text).toContain('/userapp/register/account?suggested=ko');
  expect(mail.text).toContain('한새봄 님, 한빛상사에 오신 것을 환영합니다');
  await expect.poll(async () => (await employee(browser, idOf(answer))).employee.welcome?.state).toBe('sent');
  expect((await employee(browser, idOf(answer))).can).toContain('sendWelcome');
});

test('MAI-03 no mail is sent if none is requested or there is no address', async () => {
  const { browser, register } = await company(app);
  const unwished = await register({ sendsWelcome: false });
  const mobile = '+82-10-5151-0001';
  const unreachable = await register({ externalMail: '', mobile });
  for (const { answer } of [unwished, unreachable]) {
    expect(answer.status, answer.text).toBe(200);
    expect((await employee(browser, idOf(answer))).employee.welcome).toBeNull();
  }
  expect((await employee(browser, idOf(unreachable.answer))).can).not.toContain('sendWelcome');
  const refused = await browser.post(welcomePath(idOf(unreachable.answer)), {});
  expect(refused.error.errorCode).toBe('WELCOME_STATE');
  expect(app.mailbox.count(unwished.body.externalMail)).toBe(0);
});

test('MAI-03 the mail is sent again on request, and only to a waiting person of the own company', async () => {
  const { browser, companyCode, register } = await company(app);
  const { body, answer } = await register();
  expect((await browser.post(welcomePath(idOf(answer)), {})).status).toBe(200);
  await app.mailbox.next(body.externalMail);
  await app.mailbox.next(body.externalMail);
  const other = await company(app);
  expect((await other.browser.post(welcomePath(idOf(answer)), {})).status).toBe(404);
  const open = await addTestPerson(app, { companyCode, externalMail: 'open.welcome@outside.example' });
  expect((await browser.post(welcomePath(open.personId), {})).error.errorCode).toBe('WELCOME_STATE');
  const plain = await signInAs(app, open, { address: '198.51.100.61' });
  expect((await plain.post(welcomePath(idOf(answer)), {})).status).toBe(403);
  expect(app.mailbox.count(body.externalMail)).toBe(2);
});

test('MAI-03 a company has a daily limit of welcome mails, and beyond it nothing is sent or registered, also at once', async () => {
  const { browser, register } = await company(app);
  await app.setProperty(peopleProperties.welcomeMailsPerCompanyDay, 2);
  onTestFinished(() => app.setProperty(peopleProperties.welcomeMailsPerCompanyDay, 200));
  const tried = await Promise.all([register(), register(), register(), register()]);
  expect(tried.map(({ answer }) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 200, 429, 429]);
  const { total } = (await browser.get(employeesPath)).json<{ total: { count: number } }>();
  // The administrator and the two.
  expect(total.count).toBe(3);
  expect((await register({ sendsWelcome: false })).answer.status).toBe(200);
  await app.advance(daySeconds + 1);
  const { browser: later } = await company(app);
  expect((await later.get(employeesPath)).status).toBe(200);
});

test('MAI-03 one mailbox has a limit of unrequested mails over all ways to send them', async () => {
  const { browser, register } = await company(app);
  await app.setProperty(invitationProperties.sendsPerTargetDay, 2);
  onTestFinished(() => app.setProperty(invitationProperties.sendsPerTargetDay, 5));
  const { body, answer } = await register();
  expect((await browser.post(welcomePath(idOf(answer)), {})).status).toBe(200);
  expect((await browser.post(welcomePath(idOf(answer)), {})).error.errorCode).toBe('WELCOME_SENDS');
  const invitation = {
    option: 'externalMail',
    recipient: body.externalMail,
    language: 'ko',
    services: ['PT'],
    departmentCode: '',
    jobRankCode: '',
    jobTitleCode: '',
    needsApproval: false,
    validDays: 7,
    note: '',
  };
  // Another company's: its own people are not invited.
  const { browser: elsewhere } = await company(app);
  expect((await elsewhere.post('/api/v1/invitations', invitation)).error.errorCode).toBe('INVITATION_SENDS');
});

test('MAI-03 a mail that the server rejects permanently is marked as bounced for long, and no address is stored', async () => {
  const port = await freePort();
  const server = new SMTPServer({
    authOptional: true,
    // What the product holds open ends with it.
    closeTimeout: 100,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode: 550 })),
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const bouncing = await startTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const { browser, companyCode, register } = await company(bouncing);
  const { answer } = await register();
  const state = async () => (await employee(browser, idOf(answer))).employee.welcome?.state;
  await expect.poll(state, { timeout: 15_000 }).toBe('bounced');
  const rows = () =>
    bouncing.kernel.db.selectFrom('outbox').selectAll().where('company_code', '=', companyCode).execute();
  expect(await rows()).toMatchObject([{ state: 'bounced', recipient: null, content: null, attempts: 1 }]);
  await bouncing.kernel.db
    .updateTable('outbox')
    .set({ finished_at: new Date('2026-01-01') })
    .execute();
  await purgeOutbox(bouncing.kernel.db);
  expect(await state()).toBe('bounced');
  await bouncing.close();
});
