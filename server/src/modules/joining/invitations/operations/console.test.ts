// Runs on every PostgreSQL: lateral SQL.
import { describe, expect, test } from 'vitest';
import { invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import {
  codeOf,
  companyWithAdmin,
  invitationCalls as calls,
  invite,
  joinBy,
  linkInvitation,
  makeLink,
  personInvitation,
} from '../../../../testing/invitations.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { signInAs } from '../../../../testing/people.ts';
import { nextPerson } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { purgeInvitations } from '../invitations.sql.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);
const company = await companyWithAdmin(app);
const stranger = await companyWithAdmin(app);

const newMail = () => `guest${nextPerson()}@outside.example`;

interface Row {
  readonly invitationId: string;
  readonly state: string;
  readonly recipient: string;
  readonly can: string[];
  readonly [name: string]: unknown;
}
async function rows(query = ''): Promise<Row[]> {
  const answer = await company.admin.get(`${calls.list}${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ items: Row[] }>().items;
}
async function rowOf(invitationId: string): Promise<Row | undefined> {
  return (await rows()).find((row) => row.invitationId === invitationId);
}
interface Join {
  readonly personId: string;
  readonly state: string;
  readonly can: string[];
}
async function joinsOf(invitationId: string): Promise<Join[]> {
  const answer = await company.admin.get(`${calls.list}/${invitationId}/joins`);
  return answer.json<{ items: Join[] }>().items;
}
const at = (invitationId: string, action: string) => `${calls.list}/${invitationId}/${action}`;

describe('INV-07 an administrator', () => {
  test('invites one person, and only that person gets the link', async () => {
    const mail = newMail();
    const answer = await company.admin.post(calls.list, personInvitation(mail));
    expect(Object.keys(answer.json())).toEqual(['invitationId']);
    const { text } = await mailbox.next(mail);
    expect(text).toContain('Hanbit Trading');
    expect(text).toContain(`${codeOf(text)}?suggested=en\n`);
    const row = await rowOf(answer.json<{ invitationId: string }>().invitationId);
    expect(row).toMatchObject({
      kind: 'person',
      option: 'externalMail',
      recipient: mail,
      note: 'Spring',
      services: ['MS', 'MT'],
      department: { departmentCode: 'TOP', departmentName: '한빛상사', englishDepartmentName: 'Hanbit Trading' },
      jobRank: null,
      jobTitle: null,
      state: 'open',
      maxUses: 1,
      sentCount: 1,
      openedCount: 0,
      joinedCount: 0,
      waitingCount: 0,
      can: ['resend', 'revoke'],
    });
    expect(JSON.stringify(await rows())).not.toContain(codeOf(text));
  });

  test('creates a shared link, sees the people who joined, and the link is used up', async () => {
    const { code, invitationId } = await makeLink(company, { uses: 2 });
    await joinBy(app, code, newMail());
    expect(await rowOf(invitationId)).toMatchObject({ openedCount: 1, joinedCount: 1, state: 'open' });
    await joinBy(app, code, newMail());
    expect(await rowOf(invitationId)).toMatchObject({ joinedCount: 2, state: 'usedUp', can: [] });
    expect((await joinsOf(invitationId)).map(({ state }) => state)).toEqual(['joined', 'joined']);
    expect((await rows('?state=usedUp')).map((row) => row.invitationId)).toContain(invitationId);
    expect((await rows('?state=expired')).map((row) => row.invitationId)).not.toContain(invitationId);
  });

  test('sends an invitation again with a new code that voids the old one, also after it expired', async () => {
    const mail = newMail();
    const first = await invite(app, company, mail, { validDays: 1 });
    expect(first.text).toContain('valid for 1 day.');
    await app.advance(daySeconds + 1);
    expect(await rowOf(first.invitationId)).toMatchObject({ state: 'expired', can: ['resend'] });
    const again = await company.admin.post(at(first.invitationId, 'resend'), { validDays: 3 });
    expect(again.json()).toEqual({ link: null });
    const { text } = await mailbox.next(mail);
    expect(text).toContain('valid for 3 days.');
    const second = codeOf(text);
    expect(second).not.toBe(first.code);
    expect((await app.browser().post(calls.read(first.code))).status).toBe(422);
    expect((await app.browser().post(calls.read(second))).status).toBe(200);
    expect(await rowOf(first.invitationId)).toMatchObject({ state: 'open', sentCount: 2 });
    const shared = await makeLink(company);
    const renewed = await company.admin.post(at(shared.invitationId, 'resend'), { validDays: 3 });
    expect(codeOf(renewed.json<{ link: string }>().link)).not.toBe(shared.code);
  });

  test('revokes an invitation and undoes that, in the states that allow it', async () => {
    const { code, invitationId } = await makeLink(company);
    const send = async (action: string, body = {}) => {
      const answer = await company.admin.post(at(invitationId, action), body);
      return answer.status === 200 ? 'done' : answer.error.errorCode;
    };
    expect(await send('restore')).toBe('INVITATION_STATE');
    expect(await send('revoke')).toBe('done');
    expect(await send('revoke')).toBe('INVITATION_STATE');
    expect(await send('resend', { validDays: 7 })).toBe('INVITATION_STATE');
    expect(await rowOf(invitationId)).toMatchObject({ state: 'revoked', can: ['restore'] });
    expect((await app.browser().post(calls.read(code))).status).toBe(422);
    expect(await send('restore')).toBe('done');
    expect((await app.browser().post(calls.read(code))).status).toBe(200);
  });

  test('cannot promise unavailable services or send invalid values', async () => {
    const made = async (change: Record<string, unknown>) => {
      const { status, error } = await company.admin.post(calls.links, linkInvitation(change));
      return [status, error.errorCode, error.fields[0]?.path];
    };
    expect(await made({ services: [] })).toEqual([400, 'INVITATION_SERVICES', 'services']);
    expect(await made({ services: ['MS', 'MS'] })).toEqual([400, 'INVITATION_SERVICES', 'services']);
    expect(await made({ uses: 0 })).toEqual([400, 'INVITATION_USES', 'uses']);
    expect(await made({ uses: 1_001 })).toEqual([400, 'INVITATION_USES', 'uses']);
    expect(await made({ validDays: 2 })).toEqual([400, 'CO400', 'validDays']);
    expect(await made({ allowedDomains: ['not a domain'] })).toEqual([
      400,
      'INVITATION_DOMAIN_FORM',
      'allowedDomains.0',
    ]);
    expect(await made({ departmentCode: 'NOWHERE' })).toEqual([400, 'INVITATION_DEPARTMENT', 'departmentCode']);
    expect((await made({ compCd: stranger.companyCode })).slice(0, 2)).toEqual([400, 'CO400']);
    const invited = async (recipient: string, option = 'externalMail') => {
      const { status, error } = await company.admin.post(calls.list, personInvitation(recipient, { option }));
      return [status, error.errorCode, error.fields[0]?.path];
    };
    expect(await invited('no mail')).toEqual([400, 'MB_M_MANAGER_JS_MAILFORMATINVALID', 'recipient']);
    expect(await invited('some@madang.example')).toEqual([400, 'MB_M_EXCEPT_MADANG_ADDR', 'recipient']);
    expect(await invited('+82-010-2000-0001', 'mobile')).toEqual([400, 'MB_M_VALIDATE_AREANUMBER', 'recipient']);
    expect(await invited('+82-2-2000-0001', 'mobile')).toEqual([400, 'MB_M_VALIDATE_PHONENUMBER', 'recipient']);
  });

  test('has the operator’s daily limit of invitations', async () => {
    const mail = newMail();
    await app.setProperty(invitationProperties.sendsPerTargetDay, 2);
    const { invitationId } = await invite(app, company, mail);
    expect((await company.admin.post(at(invitationId, 'resend'), { validDays: 7 })).status).toBe(200);
    const third = await company.admin.post(at(invitationId, 'resend'), { validDays: 7 });
    expect([third.status, third.error.errorCode]).toEqual([429, 'INVITATION_SENDS']);
    expect(await rowOf(invitationId)).toMatchObject({ sentCount: 2 });
    await app.setProperty(invitationProperties.sendsPerTargetDay, invitationProperties.sendsPerTargetDay.initial);
  });
});

test('INV-07 12 invitations at once are sent up to the day’s limit', async () => {
  const free = await companyWithAdmin(app);
  await app.setProperty(invitationProperties.sendsPerCompanyDay, 9);
  const strangers = Array.from({ length: 12 }, () => personInvitation(`stranger${nextPerson()}@outside.example`));
  const answers = await Promise.all(strangers.map((invited) => free.admin.post(calls.list, invited)));
  await app.setProperty(invitationProperties.sendsPerCompanyDay, invitationProperties.sendsPerCompanyDay.initial);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ error }) => error.errorCode)).toEqual(Array(3).fill('INVITATION_SENDS'));
  const other = await companyWithAdmin(app);
  expect((await other.admin.post(calls.list, personInvitation('one@outside.example'))).status).toBe(200);
});

describe('INV-07 if the company approves applicants', () => {
  const waiting = async () => {
    const { code, invitationId } = await makeLink(company, { needsApproval: true });
    const mail = newMail();
    const { answer, browser, payload } = await joinBy(app, code, mail);
    expect(answer.json(), answer.text).toMatchObject({ apprYn: 'Y' });
    const { epid, userId: loginId } = answer.json<{ epid: string; userId: string }>();
    return { invitationId, mail, loginId, personId: epid, password: payload.pwd, browser, payload };
  };
  const decide = async (of: { invitationId: string; personId: string }, decision: string, by = company) => {
    const answer = await by.admin.post(at(of.invitationId, `joins/${of.personId}/decide`), { decision });
    return [answer.status, answer.status === 200 ? 'done' : answer.error.errorCode];
  };

  test('a person waits without an account, both sides are notified, and the approval creates the account', async () => {
    const { companyCode } = company;
    await inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable('companies').set({ english_name: 'Hanbit.Com' }).where('company_code', '=', companyCode).execute(),
    );
    const person = await waiting();
    // A name that people chose themselves makes no link in a mail to others.
    expect((await mailbox.next(person.mail)).text).toContain('Hanbit.\u2060Com');
    expect((await mailbox.next(company.adminMail)).text).toContain(`/console/invitations?item=${person.invitationId}`);
    await expect(signInAs(app, person)).rejects.toThrow('APPROVAL_AWAITED');
    expect(await rowOf(person.invitationId)).toMatchObject({ waitingCount: 1, joinedCount: 0 });
    expect(await joinsOf(person.invitationId)).toMatchObject([{ state: 'waiting', can: ['approve', 'refuse'] }]);
    expect(await decide(person, 'approve')).toEqual([200, 'done']);
    expect((await mailbox.next(person.mail)).text).toContain(person.loginId);
    const kept = kernel.db.selectFrom('login_ids').select('applicant_hash').where('login_id', '=', person.loginId);
    expect(await kept.execute()).toEqual([{ applicant_hash: null }]);
    const browser = await signInAs(app, person);
    expect((await browser.get('/api/v1/portal/home')).json()).toMatchObject({ services: ['MS', 'MT'] });
    expect(await joinsOf(person.invitationId)).toMatchObject([{ state: 'joined', can: [] }]);
    expect(await decide(person, 'refuse')).toEqual([409, 'INVITATION_STATE']);
  });

  test('ACC-06 a refused application reveals no password of a later owner of its ID', async () => {
    const { browser, payload, ...refused } = await waiting();
    const flow = browser.cookies.get('flow') ?? '';
    expect(await decide(refused, 'refuse')).toEqual([200, 'done']);
    const { code } = await makeLink(company);
    const other = { userId: payload['userId'], pwd: 'Wq4@tnrKz8', pwdConfirm: 'Wq4@tnrKz8' };
    const { answer } = await joinBy(app, code, newMail(), other);
    expect(answer.status, answer.text).toBe(200);
    for (const change of [{}, other]) {
      browser.cookies.set('flow', flow);
      const asked = await browser.post(calls.join, { ...payload, ...change });
      expect([asked.status, asked.error.errorCode]).toEqual([403, 'MB_M_DENY_PAGE']);
    }
  });

  test('ACC-01 an applicant is shown as waiting only with the right password; another counts as an unknown ID', async () => {
    const person = await waiting();
    const signIn = (loginId: string, password: string, browser = app.browser()) =>
      browser.post('/api/v1/session', { loginId, password });
    const awaited = await signIn(person.loginId, person.password);
    expect([awaited.status, awaited.error.errorCode]).toEqual([403, 'APPROVAL_AWAITED']);
    expect(awaited.headers['set-cookie']).toBeUndefined();
    const counted = () => kernel.db.selectFrom('login_tries').select(['tries_key', 'tries']).execute();
    const before = await counted();
    const [wrong, unknown] = [
      await signIn(person.loginId, 'Wr0ng!pq'),
      await signIn('nobody@company.example', 'Wr0ng!pq'),
    ];
    expect([wrong.status, { ...wrong.error, requestId: '' }]).toEqual([422, { ...unknown.error, requestId: '' }]);
    const known = new Set(before.map(({ tries_key: key }) => key.toString('hex')));
    const added = (await counted()).filter(({ tries_key: key }) => !known.has(key.toString('hex')));
    expect(added.map(({ tries }) => tries)).toEqual([1, 1]);
    await app.advance(30 * daySeconds);
    expect((await signIn(person.loginId, person.password)).error.errorCode).toBe('EM0010');
  });

  test('a refusal notifies the person, frees the ID and deletes the entered data', async () => {
    const person = await waiting();
    await mailbox.next(person.mail);
    expect(await decide(person, 'refuse')).toEqual([200, 'done']);
    expect((await mailbox.next(person.mail)).text).toContain('did not approve');
    await expect(signInAs(app, person)).rejects.toThrow('EM0010');
    const left = await inCompany(kernel.db, company.companyCode, (tx) =>
      tx.selectFrom('invitation_joins').select('application').where('person_id', '=', person.personId).execute(),
    );
    expect(left).toEqual([{ application: null }]);
    const { code } = await makeLink(company);
    const userId = person.loginId.replace(/@.*/, '');
    expect((await joinBy(app, code, newMail(), { userId })).answer.status).toBe(200);
  });

  test('of an approval and a refusal at once exactly one succeeds', async () => {
    const person = await waiting();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, place) => decide(person, place % 2 === 0 ? 'approve' : 'refuse')),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
  });

  test('an application expires, and reserves the ID until then', async () => {
    const person = await waiting();
    const userId = person.loginId.replace(/@.*/, '');
    const taken = await joinBy(app, (await makeLink(company)).code, newMail(), { userId });
    expect(taken.answer.error.errorCode).toBe('MB601');
    await app.advance(30 * daySeconds + 1);
    expect(await joinsOf(person.invitationId).catch(() => 'logged out')).toBeDefined();
    const late = await companyWithAdmin(app, company.companyCode);
    expect(await decide(person, 'approve', late)).toEqual([409, 'INVITATION_STATE']);
    await purgeInvitations(kernel.db, 90);
    const answer = await late.admin.get(at(person.invitationId, 'joins'));
    expect(answer.json<{ items: Join[] }>().items).toMatchObject([{ state: 'lapsed', can: [] }]);
  });
});

test('INV-07 the address of an invitation that ended long ago is deleted', async () => {
  const admin = await companyWithAdmin(app);
  const mail = newMail();
  const { invitationId } = await invite(app, admin, mail, { validDays: 1 });
  await app.advance(92 * daySeconds);
  await purgeInvitations(kernel.db, 90);
  const late = await companyWithAdmin(app, admin.companyCode);
  const answer = await late.admin.get(calls.list);
  expect(answer.json<{ items: Row[] }>().items).toMatchObject([{ recipient: '', state: 'expired', can: [] }]);
  const resent = await late.admin.post(at(invitationId, 'resend'), { validDays: 7 });
  expect([resent.status, resent.error.errorCode]).toEqual([409, 'INVITATION_STATE']);
});

test('MEM-04 another company’s invitation is not found, and remains unchanged', async () => {
  const own = await companyWithAdmin(app);
  const other = await companyWithAdmin(app);
  const { code, invitationId } = await makeLink(own);
  const actions: [string, object][] = [
    ['revoke', {}],
    ['restore', {}],
    ['resend', { validDays: 7 }],
    ['joins/01890000-0000-7000-8000-000000000000/decide', { decision: 'approve' }],
  ];
  for (const id of [invitationId, '01890000-0000-7000-8000-000000000000']) {
    for (const [action, body] of actions) {
      const { status, error } = await other.admin.post(at(id, action), body);
      expect([action, status, error.errorCode]).toEqual([action, 404, 'CO404']);
    }
    const { status, error } = await other.admin.get(at(id, 'joins'));
    expect([status, error.errorCode]).toEqual([404, 'CO404']);
  }
  expect((await app.browser().post(calls.read(code))).status).toBe(200);
});

test('MEM-01 an employee of the company cannot create or see invitations', async () => {
  const employee = await memberBrowser(app, { companyCode: company.companyCode, role: 'employee' });
  const answers = [
    await employee.get(calls.list),
    await employee.post(calls.list, personInvitation(newMail())),
    await employee.post(calls.links, linkInvitation()),
  ];
  for (const { status, error } of answers) expect([status, error.errorCode]).toEqual([403, 'CO401']);
});
