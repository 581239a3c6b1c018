import { afterAll, expect, test } from 'vitest';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listMailDomains } from '@madang/contract/organisation/mail-domains/routes.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinBy,
  joinPayload,
  makeLink,
  personInvitation,
  proveMail,
  type TestCompany,
} from '../../../../testing/invitations.ts';
import { startDnsServer } from '../../../../testing/network/dns-server.ts';
import { nextPerson } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const dns = await startDnsServer();
afterAll(() => dns.close());
const app = await startTestApp({ environment: { MADANG_DNS: dns.address } });
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const path = '/api/v1/mail-domains';
const doubleCheck = '/employee/memberadmin/rest/v1/id/nosession/doublecheck';
const newMail = () => `guest${nextPerson()}@outside.example`;

/** A company with a domain of its own whose record stands at the name server. */
async function companyOn(domain: string) {
  const company = await companyWithAdmin(app);
  const row = await domainOf(company, domain);
  dns.names.set(row.recordName, [row.recordText]);
  const check = async () => {
    const answer = await company.admin.post(`${path}/${row.domainId}/checks`, {});
    return answer.json<{ state: string }>().state;
  };
  expect(await check()).toBe('proven');
  return { company, row, check };
}

async function domainOf({ admin }: TestCompany, domain: string) {
  expect((await admin.post(path, { domain })).status).toBe(200);
  const { items } = (await admin.get(path)).json<AnswerOf<typeof listMailDomains>>();
  const row = items.find((each) => each.domain === domain);
  if (!row) throw new Error('not in the list');
  return row;
}

test('PRD-04 INV-05 an invitee to a domain of the company has an ID on it', async () => {
  const { company } = await companyOn('saebyeok.example');
  const listed = (await company.admin.get(calls.list)).json();
  expect(listed).toMatchObject({ idDomain: 'madang.example', ownDomains: ['saebyeok.example'] });
  const mail = newMail();
  const { code } = await invite(app, company, mail, { idDomain: 'Saebyeok.example' });
  const { items } = (await company.admin.get(calls.list)).json<{ items: { idDomain: string }[] }>();
  expect(items[0]?.idDomain).toBe('saebyeok.example');
  const browser = await begunBrowser(app, code);
  expect((await browser.post(calls.current)).json()).toMatchObject({ idDomain: 'saebyeok.example' });
  // `info` is the product's on its own domain, and the company's on this one.
  expect((await browser.post(doubleCheck, { userId: 'info', svcType: 'PT' })).status).toBe(200);
  const payload = await joinPayload(browser, { userId: 'info' });
  const joined = await browser.post(calls.join, payload);
  expect(joined.json(), joined.text).toMatchObject({ userId: 'info@saebyeok.example' });
  // The same again, whose answer was lost, shows the same account.
  expect((await browser.post(calls.join, payload)).json()).toMatchObject({ userId: 'info@saebyeok.example' });
  const { code: second } = await invite(app, company, newMail(), { idDomain: 'saebyeok.example' });
  const other = await begunBrowser(app, second);
  expect((await other.post(doubleCheck, { userId: 'info', svcType: 'PT' })).error.errorCode).toBe('MB601');
  expect((await other.post(calls.join, await joinPayload(other, { userId: 'info' }))).error.errorCode).toBe('MB601');
});

test('PRD-04 an unverified domain, another company’s and the mailbox of the new ID are refused at the invitation', async () => {
  const { company } = await companyOn('haneul.example');
  const stranger = await companyWithAdmin(app);
  const asked = (by: TestCompany, recipient: string, idDomain: string) =>
    by.admin.post(calls.list, personInvitation(recipient, { idDomain }));
  for (const [by, domain] of [
    [company, 'unproven.example'],
    [stranger, 'haneul.example'],
  ] as const) {
    const refused = await asked(by, newMail(), domain);
    expect(refused.error.fields).toMatchObject([{ path: 'idDomain', code: 'MAIL_DOMAIN_UNPROVEN' }]);
  }
  const own = await asked(company, 'someone@haneul.example', 'haneul.example');
  expect(own.error.fields).toMatchObject([{ path: 'recipient', code: 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN' }]);
});

test('PRD-04 withdrawing a domain’s proof moves invitations and open forms to the product’s domain, and applicants wait for a new proof', async () => {
  const { company, row, check } = await companyOn('badasol.example');
  const { code } = await makeLink(company, { idDomain: 'badasol.example' });
  const mail = newMail();
  const browser = await begunBrowser(app, code);
  await proveMail(app, browser, mail);
  const { code: waiting } = await makeLink(company, { idDomain: 'badasol.example', needsApproval: true });
  const applied = await joinBy(app, waiting, newMail(), { userId: 'nabiya' });
  expect(applied.answer.json(), applied.answer.text).toMatchObject({ userId: 'nabiya@badasol.example', apprYn: 'Y' });
  dns.names.set(row.recordName, 'noName');
  expect(await check()).toBe('withdrawn');
  expect((await browser.post(calls.current)).json()).toMatchObject({ idDomain: '' });
  const joined = await browser.post(calls.join, await joinPayload(browser, { userId: 'maeumi', xtnlEmailAddr: mail }));
  expect(joined.json(), joined.text).toMatchObject({ userId: 'maeumi@madang.example' });
  // Anyone who applied with an ID on it is let in once the record stands again.
  const { items } = (await company.admin.get(calls.list)).json<{
    items: { invitationId: string; waitingCount: number }[];
  }>();
  const { invitationId } = items.find(({ waitingCount }) => waitingCount > 0) ?? { invitationId: '' };
  const joins = `${calls.list}/${invitationId}/joins`;
  const [join] = (await company.admin.get(joins)).json<{ items: { personId: string }[] }>().items;
  const approve = () => company.admin.post(`${joins}/${join?.personId}/decide`, { decision: 'approve' });
  expect((await approve()).error.errorCode).toBe('MAIL_DOMAIN_UNPROVEN');
  dns.names.set(row.recordName, [row.recordText]);
  expect(await check()).toBe('proven');
  expect((await approve()).status).toBe(200);
});
