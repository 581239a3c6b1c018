import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { statementsOfCall } from '../../../../testing/database/count-statements.ts';
import { databaseText } from '../../../../testing/database/database-text.ts';
import {
  begunBrowser,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinBy,
  makeLink,
} from '../../../../testing/invitations.ts';
import { nextPerson } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
await app.setProperty(flowsPerAddress, 1_000_000);
const company = await companyWithAdmin(app);

interface Listed {
  readonly invitationId: string;
  readonly sentCount: number;
  readonly openedCount: number;
  readonly joinedCount: number;
  readonly state: string;
}
async function listed(invitationId: string): Promise<Listed | undefined> {
  const { items } = (await company.admin.get(calls.list)).json<{ items: Listed[] }>();
  return items.find((row) => row.invitationId === invitationId);
}

test('INV-01 INV-03 a valid link shows company, services and only a hint of the invitee', async () => {
  const { code } = await invite(app, company, 'minji.kwon@outside.example');
  const answer = await app.browser().post(calls.read(code));
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.headers['referrer-policy']).toBe('no-referrer');
  expect(answer.json()).toEqual({
    compNm: '한빛상사',
    enCompNm: 'Hanbit Trading',
    identity: { shownName: '', color: 'celadon', markAddress: null },
    svcType: 'PT',
    serviceCdList: ['MS', 'MT'],
    option: 'epExternalMail',
    optionValue: 'm***@outside.example',
    mailDomainList: [],
    idDomain: '',
    apprYn: 'N',
    regYn: 'N',
    vrfYn: 'N',
    pwdProfile: 'spec',
    idProfile: 'standard',
  });
  const sms = await invite(app, company, '+82-10-2000-4321', { option: 'mobile' });
  expect((await app.browser().post(calls.read(sms.code))).json()).toMatchObject({ optionValue: '+82 *** 4321' });
});

test('INV-02 unknown, revoked, expired and used-up links look the same to a stranger', async () => {
  const revoked = await makeLink(company);
  await company.admin.post(`${calls.list}/${revoked.invitationId}/revoke`);
  const used = await makeLink(company, { uses: 1 });
  expect((await joinBy(app, used.code, 'last.one@outside.example')).answer.status).toBe(200);
  const replaced = await makeLink(company);
  await company.admin.post(`${calls.list}/${replaced.invitationId}/resend`, { validDays: 7 });
  const expired = await makeLink(company, { validDays: 1 });
  await app.advance(daySeconds + 1);
  const codes = [revoked.code, used.code, replaced.code, expired.code, 'A'.repeat(43), 'x', '%F0%9F%A6%8A'];
  const answers = await Promise.all(codes.map((code) => app.browser().post(calls.read(code))));
  const bodies = answers.map(({ status, error: { requestId: _own, ...body } }) => ({ status, body }));
  expect(bodies[0]).toMatchObject({ status: 422, body: { errorCode: 'INVITATION_INVALID', fields: [] } });
  for (const body of bodies) expect(body).toEqual(bodies[0]);
  const names = answers.map(({ headers }) => Object.keys(headers).toSorted().join());
  expect(new Set(names).size).toBe(1);
});

test('INV-02 only a personal link shows that its application waits, and only while it does', async () => {
  const admin = await companyWithAdmin(app);
  const apply = async (change = {}) => {
    const mail = `waits${nextPerson()}@outside.example`;
    const { code, invitationId } = await invite(app, admin, mail, { needsApproval: true, ...change });
    const { answer } = await joinBy(app, code, mail);
    expect(answer.json(), answer.text).toMatchObject({ apprYn: 'Y' });
    return { code, joins: `${calls.list}/${invitationId}/joins`, personId: answer.json<{ epid: string }>().epid };
  };
  const heard = async (code: string) => {
    const browser = app.browser();
    const { status, error } = await browser.post(calls.read(code));
    // Nothing to go on with: the browser is bound to nothing.
    expect((await browser.post(calls.current)).error.errorCode).toBe('MB_M_DENY_PAGE');
    return [status, error.errorCode, error.fields];
  };
  const awaited = [403, 'APPROVAL_AWAITED', []];
  const invalid = [422, 'INVITATION_INVALID', []];

  const approved = await apply();
  const refused = await apply();
  const expired = await apply({ validDays: 1 });
  const waiting = await apply({ validDays: 30 });
  for (const { code } of [approved, refused, expired, waiting]) expect(await heard(code)).toEqual(awaited);
  await admin.admin.post(`${approved.joins}/${approved.personId}/decide`, { decision: 'approve' });
  await admin.admin.post(`${refused.joins}/${refused.personId}/decide`, { decision: 'refuse' });
  await app.advance(daySeconds + 1);
  for (const { code } of [approved, refused, expired]) expect(await heard(code)).toEqual(invalid);
  expect(await heard(waiting.code)).toEqual(awaited);

  const shared = await makeLink(admin, { uses: 1, needsApproval: true });
  expect((await joinBy(app, shared.code, 'shared.one@outside.example')).answer.status).toBe(200);
  expect(await heard(shared.code)).toEqual(invalid);
  // The application lapses before the link would expire.
  await app.setProperty(invitationProperties.approvalDays, 2);
  const lapsed = await apply({ validDays: 30 });
  await app.advance(2 * daySeconds + 1);
  expect(await heard(lapsed.code)).toEqual(invalid);
});

test('INV-02 an ended link and an unknown one run the same statements, so both take the same time', async () => {
  const { code: ended, invitationId } = await makeLink(company);
  await company.admin.post(`${calls.list}/${invitationId}/revoke`);
  const browser = app.browser();
  const statements = (code: string) => statementsOfCall(() => browser.post(calls.read(code)));
  const unknown = 'B'.repeat(43);
  // Opens the flow.
  await browser.post(calls.read(unknown));
  const never = await statements(unknown);
  expect(never.length).toBeGreaterThan(0);
  expect(await statements(ended)).toEqual(never);
});

test('INV-04 reading a link, like a mail scanner, changes nothing; the button counts once per browser', async () => {
  const { code, invitationId } = await makeLink(company, { uses: 1 });
  const before = await listed(invitationId);
  for (let visit = 0; visit < 5; visit += 1) {
    expect((await app.browser().get(`/userapp/accountjoin/${code}`)).status).toBeLessThan(500);
    expect((await app.browser().post(calls.read(code))).status).toBe(200);
    expect((await app.browser().get(calls.read(code))).status).toBe(405);
  }
  expect(await listed(invitationId)).toEqual(before);
  const browser = await begunBrowser(app, code);
  await browser.post(calls.begin);
  const eager = app.browser();
  await eager.post(calls.read(code));
  const presses = await Promise.all([1, 2, 3].map(() => eager.post(calls.begin)));
  expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await listed(invitationId)).toEqual({ ...before, openedCount: 2 });
  expect((await browser.post(calls.current)).json()).toMatchObject({ regYn: 'Y', compNm: '한빛상사' });
  expect((await browser.post(calls.read(code))).json()).toMatchObject({ regYn: 'Y' });
});

test('RTE-04 another link gets a flow of its own, so that two invitations never mix', async () => {
  const first = await makeLink(company);
  const stranger = await companyWithAdmin(app);
  const second = await makeLink(stranger, { services: ['DV'] });
  const browser = await begunBrowser(app, first.code);
  const flow = browser.cookies.get('flow');
  expect((await browser.post(calls.read(first.code))).json()).toMatchObject({ regYn: 'Y' });
  expect(browser.cookies.get('flow')).toBe(flow);
  expect((await browser.post(calls.read(second.code))).json()).toMatchObject({ regYn: 'N', serviceCdList: ['DV'] });
  expect(browser.cookies.get('flow')).not.toBe(flow);
  expect((await browser.post(calls.current)).json()).toMatchObject({ serviceCdList: ['DV'] });
});

test('INV-02 a person in progress cannot continue once the link is revoked or replaced', async () => {
  const { code, invitationId } = await makeLink(company);
  const browser = await begunBrowser(app, code);
  await company.admin.post(`${calls.list}/${invitationId}/revoke`);
  const refused = async () => {
    const { status, error } = await browser.post(calls.current);
    return [status, error.errorCode];
  };
  expect(await refused()).toEqual([422, 'INVITATION_INVALID']);
  await company.admin.post(`${calls.list}/${invitationId}/restore`);
  expect((await browser.post(calls.current)).status).toBe(200);
  await company.admin.post(`${calls.list}/${invitationId}/resend`, { validDays: 3 });
  expect(await refused()).toEqual([422, 'INVITATION_INVALID']);
  expect((await browser.post(calls.begin)).error.errorCode).toBe('INVITATION_INVALID');
});

test('INV-07 no table contains a code or the invitee’s address in clear', async () => {
  const mail = 'canary.invited@outside.example';
  const { code } = await invite(app, company, mail);
  const link = await makeLink(company);
  const stored = await databaseText(app);
  for (const value of [code, link.code, mail, Buffer.from(mail).toString('hex')]) expect(stored).not.toContain(value);
});
