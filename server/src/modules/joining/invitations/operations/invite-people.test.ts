// Runs on every PostgreSQL: a unique index decides between two at once.
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { invitationLimits, invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import type { RecipientResult } from '@madang/contract/joining/invitations/list-routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinPayload,
  linkInvitation,
  personInvitation,
  type TestCompany,
} from '../../../../testing/invitations.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { addTestCompany, addTestPerson } from '../../../../testing/people.ts';
import { nextPerson } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);

const newMail = () => `guest${nextPerson()}@outside.example`;
const { option: _mail, recipient: _none, ...common } = personInvitation('');

interface Looked {
  readonly items: { readonly fault: { readonly code: string } | null }[];
  readonly leftToday: number;
}

async function look({ admin }: Pick<TestCompany, 'admin'>, recipients: readonly string[]) {
  const answer = await admin.post(`${calls.list}/check`, { recipients, departmentCode: '' });
  expect(answer.status, answer.text).toBe(200);
  const { items, leftToday } = answer.json<Looked>();
  return { codes: items.map(({ fault }) => fault?.code ?? 'ready'), leftToday };
}

async function send({ admin }: Pick<TestCompany, 'admin'>, recipients: readonly string[]): Promise<string> {
  const answer = await admin.post(`${calls.list}/runs`, { ...common, recipients });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ runId: string }>().runId;
}

/** Returns the result for each address once all have ended. */
async function results({ admin }: Pick<TestCompany, 'admin'>, runId: string) {
  return vi.waitFor(
    async () => {
      const { items, isEnded } = (await admin.get(`${calls.list}/runs/${runId}`)).json<{
        items: RecipientResult[];
        isEnded: boolean;
      }>();
      expect(isEnded).toBe(true);
      return items.map(({ state, fault }) => fault?.code ?? state);
    },
    { timeout: 20_000, interval: 50 },
  );
}

/** A chunk of rows is smaller than either. */
const listed = process.env['MADANG_FULL'] ? invitationLimits.addressesPerList : 51;

test(`INV-07 a list of ${listed} is checked, sent by one operation, and reported line by line`, async () => {
  const company = await companyWithAdmin(app);
  const recipients = Array.from({ length: listed }, newMail);
  await app.setProperty(invitationProperties.sendsPerCompanyDay, listed);
  expect(await look(company, recipients)).toEqual({ codes: recipients.map(() => 'ready'), leftToday: listed });
  const sent = await results(company, await send(company, recipients));
  expect(sent).toEqual(recipients.map(() => 'sent'));
  for (const mail of [recipients[0] ?? '', recipients.at(-1) ?? '']) {
    expect((await mailbox.next(mail)).text).toContain('invited you');
  }
  const audit = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('audit_log').select(['actor_id', 'via']).where('operation', '=', 'invite-person').execute(),
  );
  expect(audit).toHaveLength(listed);
  expect(new Set(audit.map(({ actor_id: actor, via }) => `${actor} ${via?.slice(0, 4)}`))).toEqual(
    new Set([`${company.adminId} job:`]),
  );
  expect((await look(company, [newMail()])).codes).toEqual(['INVITATION_SENDS']);
  await app.setProperty(invitationProperties.sendsPerCompanyDay, invitationProperties.sendsPerCompanyDay.initial);
});

test('INV-07 each line reports its errors, and a check sends and consumes nothing', async () => {
  const company = await companyWithAdmin(app);
  const colleague = newMail();
  await addTestPerson(app, { companyCode: company.companyCode, externalMail: colleague });
  const waiting = newMail();
  await invite(app, company, waiting);
  const fresh = newMail();
  const lines = [
    ['no mail', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
    ['', 'MB_M_REQUIRED'],
    ['fr\u202eesh@outside.example', 'MB_M_UNSEEN'],
    ['some@madang.example', 'MB_M_EXCEPT_MADANG_ADDR'],
    [colleague.toUpperCase(), 'INVITATION_MEMBER'],
    [company.adminMail, 'INVITATION_MEMBER'],
    [waiting, 'INVITATION_WAITING'],
    [fresh, 'ready'],
    [fresh.toUpperCase(), 'INVITATION_TWICE'],
  ] as const;
  const typed = lines.map(([line]) => line);
  const expected = { codes: lines.map(([, code]) => code), leftToday: 199 };
  expect(await look(company, typed)).toEqual(expected);
  expect(await look(company, typed)).toEqual(expected);
  const sent = await results(company, await send(company, typed));
  expect(sent).toEqual([...lines.slice(0, 7).map(([, code]) => code), 'sent', 'INVITATION_WAITING']);
});

test('INV-07 lines beyond the day’s limit are reported, in the check and if two lists are sent at once', async () => {
  const company = await companyWithAdmin(app);
  await app.setProperty(invitationProperties.sendsPerCompanyDay, 10);
  const lists = [Array.from({ length: 8 }, newMail), Array.from({ length: 8 }, newMail)];
  const { codes } = await look(company, lists.flat());
  expect(codes.map((code) => code === 'INVITATION_SENDS')).toEqual(codes.map((_code, place) => place >= 10));
  const runs = await Promise.all(lists.map((recipients) => send(company, recipients)));
  const sent = (await Promise.all(runs.map((runId) => results(company, runId)))).flat();
  await app.setProperty(invitationProperties.sendsPerCompanyDay, invitationProperties.sendsPerCompanyDay.initial);
  expect(sent.filter((each) => each === 'sent')).toHaveLength(10);
  expect(sent.filter((each) => each === 'INVITATION_SENDS')).toHaveLength(6);
});

test('INV-07 of eight invitations of one address at once one is sent; an ended one frees its place', async () => {
  const company = await companyWithAdmin(app);
  const mail = newMail();
  const ask = async () => {
    const answer = await company.admin.post(calls.list, personInvitation(mail, { validDays: 1 }));
    return answer.status === 200 ? 'sent' : `${answer.error.errorCode} ${answer.error.fields[0]?.path}`;
  };
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.toSorted()).toEqual([...Array<string>(7).fill('INVITATION_WAITING recipient'), 'sent']);
  const listed = await company.admin.get(calls.list);
  const [row] = listed.json<{ items: { invitationId: string }[] }>().items;
  await company.admin.post(`${calls.list}/${row?.invitationId}/revoke`);
  expect(await ask()).toBe('sent');
  await app.advance(daySeconds + 1);
  expect((await look(company, [mail])).codes).toEqual(['ready']);
  expect(await ask()).toBe('sent');
  // Another company may invite the same address.
  expect((await look(await companyWithAdmin(app), [mail])).codes).toEqual(['ready']);
});

test('INV-07 a person who joined by an invitation is reported as an own employee, also by the ID', async () => {
  const company = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  const mail = newMail();
  const { code } = await invite(app, company, mail, { services: ['MO'] });
  const browser = await begunBrowser(app, code);
  expect((await browser.post(calls.join, await joinPayload(browser, { userId: mail }))).status).toBe(200);
  expect((await look(company, [mail])).codes).toEqual(['INVITATION_MEMBER']);
  const { status, error } = await company.admin.post(calls.list, personInvitation(mail, { services: ['MO'] }));
  expect([status, error.errorCode]).toEqual([409, 'INVITATION_MEMBER']);
});

test('INV-07 IDR-02 a former ID is recognised as the company’s own, in a single invitation and in a list', async () => {
  const company = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  const [former, today] = [newMail(), `guest${nextPerson()}@moved.example`];
  await inCompany(kernel.db, company.companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${company.companyCode}, 'moved.example', 'proven', 'proven', app_now())`.execute(tx),
  );
  const { code } = await invite(app, company, former, { services: ['MO'] });
  const browser = await begunBrowser(app, code);
  const joined = await browser.post(calls.join, await joinPayload(browser, { userId: former }));
  expect(joined.status, joined.text).toBe(200);
  const { rows } = await inCompany(kernel.db, company.companyCode, (tx) =>
    sql<{ personId: string }>`select person_id as "personId" from people where login_id = ${former}`.execute(tx),
  );
  const change = { personId: rows[0]?.personId, wantedLoginId: today };
  const changed = await company.admin.post('/api/v1/login-ids', change);
  expect(changed.status, changed.text).toBe(200);
  expect((await look(company, [former, today])).codes).toEqual(['INVITATION_MEMBER', 'INVITATION_MEMBER']);
  for (const recipient of [former, today]) {
    const { status, error } = await company.admin.post(calls.list, personInvitation(recipient, { services: ['MO'] }));
    expect([status, error.errorCode]).toEqual([409, 'INVITATION_MEMBER']);
  }
  // Once it is only kept from others it is still its person's.
  await app.advance(100 * daySeconds);
  expect((await look(company, [former])).codes).toEqual(['INVITATION_MEMBER']);
  // Another company hears of it no more than of the ID of today.
  const other = await companyWithAdmin(app, await addTestCompany(app, { serviceType: 'MO' }));
  expect((await look(other, [former, today])).codes).toEqual(['ready', 'ready']);
});

test('INV-07 a list that is empty, too long or promises unavailable services is refused as a whole', async () => {
  const company = await companyWithAdmin(app);
  const refusal = async (change: object) => {
    const { status, error } = await company.admin.post(`${calls.list}/runs`, { ...common, ...change });
    return [status, error.errorCode, error.fields[0]?.path];
  };
  expect(await refusal({ recipients: [] })).toEqual([400, 'INVITATION_LIST', 'recipients']);
  const long = Array.from({ length: 201 }, newMail);
  expect(await refusal({ recipients: long })).toEqual([400, 'INVITATION_LIST', 'recipients']);
  const [mail = ''] = long;
  const nowhere = { recipients: [mail], departmentCode: 'NOWHERE' };
  expect(await refusal(nowhere)).toEqual([400, 'INVITATION_DEPARTMENT', 'departmentCode']);
  expect((await look(company, [mail])).codes).toEqual(['ready']);
});

test('INV-07 only the sender of a list reads its result', async () => {
  const company = await companyWithAdmin(app);
  const runId = await send(company, [newMail()]);
  await results(company, runId);
  const others = [
    await companyWithAdmin(app, company.companyCode),
    await companyWithAdmin(app),
    { admin: await memberBrowser(app, { companyCode: company.companyCode, role: 'employee' }) },
  ];
  for (const { admin } of others) {
    const { status, error } = await admin.get(`${calls.list}/runs/${runId}`);
    expect([status, error.errorCode]).toEqual([404, 'CO404']);
  }
});

test('INV-06 INV-07 an unconnected service is neither offered nor accepted, and is included once it is connected', async () => {
  const company = await companyWithAdmin(app);
  const offered = async () => (await company.admin.get(calls.list)).json<{ services: string[] }>().services;
  expect(await offered()).toEqual(['PT', 'MS', 'MT', 'DV']);
  for (const services of [['PT', 'MO'], ['MO']]) {
    for (const [call, body] of [
      [calls.list, personInvitation(newMail(), { services })],
      [calls.links, linkInvitation({ services })],
      [`${calls.list}/runs`, { ...common, services, recipients: [newMail()] }],
    ] as const) {
      const { status, error } = await company.admin.post(call, body);
      expect([status, error.errorCode, error.fields[0]?.path]).toEqual([400, 'INVITATION_SERVICES', 'services']);
    }
  }
  const all = await invite(app, company, newMail(), { services: ['PT', 'MS', 'MT', 'DV'] });
  const some = await invite(app, company, newMail(), { services: ['PT', 'DV'] });
  const shownBy = async (code: string) =>
    (await app.browser().post(calls.read(code))).json<{ serviceCdList: string[] }>().serviceCdList;
  expect([await shownBy(all.code), await shownBy(some.code)]).toEqual([
    ['PT', 'MS', 'MT', 'DV'],
    ['PT', 'DV'],
  ]);
  await app.setProperty(platformProperties.mailAddress, 'https://mail.example/');
  await app.setProperty(platformProperties.driveDomain, '');
  expect(await offered()).toEqual(['PT', 'MO', 'MS', 'MT']);
  expect([await shownBy(all.code), await shownBy(some.code)]).toEqual([['PT', 'MO', 'MS', 'MT'], ['PT']]);
  await app.setProperty(platformProperties.mailAddress, '');
});
