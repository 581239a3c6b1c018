import { describe, expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { answerOptional, addTestPerson, signInAs, testPassword, type TestPerson } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const path = '/api/v1/profile';
let lastHost = 0;

/** Signs in from a network of its own, because wrong passwords and codes are counted per address. */
function signIn(person: TestPerson) {
  lastHost += 1;
  return signInAs(app, person, { address: `198.51.100.${lastHost}` });
}

function auditOf({ companyCode }: TestPerson) {
  return inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['operation', 'actor_id', 'target_id', 'fields'])
      .orderBy('occurred_at')
      .orderBy('audit_id')
      .execute(),
  );
}

const calls = [
  ['post', `${path}/contact-code`],
  ['post', `${path}/contact`],
  ['delete', `${path}/mobile`],
] as const;

test.each(calls)('MEM-06 %s %s requires a session', async (verb, address) => {
  const answer = await app.browser()[verb](address);
  expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
});

describe('OTP-01 a new contact is verified by a code before it is saved', () => {
  const mail = (target: string) => ({ option: 'epExternalMail', optionValue: target });
  const phone = (target: string) => ({ option: 'mobile', optionValue: target });

  test('changing the external mail notifies the former addresses, and the new one can recover the password', async () => {
    const person = await addTestPerson(app, { externalMail: 'old.own@outside.example', isExternalMailProven: true });
    const own = await signIn(person);
    const asked = await own.post(`${path}/contact-code`, {
      ...mail('New.Own@outside.example'),
      password: testPassword,
    });
    expect(asked.json()).toEqual({ expiresIn: 180 });
    expect((await own.get(path)).json()).toMatchObject({ externalMail: 'old.own@outside.example' });
    const opt = await mailbox.nextCode('new.own@outside.example');
    const changed = await own.post(`${path}/contact`, { ...mail('new.own@outside.example'), opt });
    expect(changed.json()).toEqual({ result: 'success' });
    expect((await own.get(path)).json()).toMatchObject({
      externalMail: 'new.own@outside.example',
      isExternalMailProven: true,
    });
    expect((await mailbox.next('old.own@outside.example')).text).toContain('외부 이메일이 변경되었습니다');
    expect(mailbox.count('new.own@outside.example')).toBe(1);
    const audit = (await auditOf(person)).filter(({ operation }) => operation === 'change-contact');
    expect(audit).toEqual([
      { operation: 'change-contact', actor_id: person.personId, target_id: person.personId, fields: ['externalMail'] },
    ]);
    const forgot = { option: 'epExternalMail', compCd: '', userId: person.loginId };
    const recovery = '/employee/memberadmin/rest/v1/id/nosession/newemp';
    const [old, renewed] = ['old.own@outside.example', 'new.own@outside.example'];
    await app.advance(61);
    expect((await app.browser().post(recovery, { ...forgot, optionValue: old })).status).toBe(422);
    expect((await app.browser().post(recovery, { ...forgot, optionValue: renewed })).status).toBe(200);
  });

  test('ACC-03 a number on record can be verified unchanged and then recovers the account', async () => {
    const target = '+82-10-7431-2997';
    const person = await addTestPerson(app, { mobile: target });
    await answerOptional(app, person, true);
    const forgot = { option: 'mobile', optionValue: target, compCd: '', userId: person.loginId };
    const recovery = '/employee/memberadmin/rest/v1/id/nosession/newemp';
    expect((await app.browser().post(recovery, forgot)).error.errorCode).toBe('OTP0002');
    const own = await signIn(person);
    await own.post(`${path}/contact-code`, { ...phone(target), password: testPassword });
    const opt = await mailbox.nextCode('+821074312997');
    expect((await own.post(`${path}/contact`, { ...phone(target), opt })).status).toBe(200);
    expect((await own.get(path)).json()).toMatchObject({ mobile: target, isMobileProven: true });
    await app.advance(61);
    expect((await app.browser().post(recovery, forgot)).status).toBe(200);
  });

  test('a mobile number is set and removed again without a trace', async () => {
    const person = await addTestPerson(app);
    await answerOptional(app, person, true);
    const own = await signIn(person);
    const target = '+82-10-7431-2996';
    await own.post(`${path}/contact-code`, { ...phone(target), password: testPassword });
    const opt = await mailbox.nextCode('+821074312996');
    expect((await own.post(`${path}/contact`, { ...phone(target), opt })).status).toBe(200);
    expect((await own.get(path)).json()).toMatchObject({ mobile: target });
    expect((await own.delete(`${path}/mobile`)).json()).toEqual({ result: 'success' });
    const row = await inCompany(kernel.db, person.companyCode, (tx) =>
      tx.selectFrom('people').select(['mobile', 'mobile_index']).where('person_id', '=', person.personId).execute(),
    );
    expect(row).toEqual([{ mobile: null, mobile_index: null }]);
    expect((await own.delete(`${path}/mobile`)).error.errorCode).toBe('CO404');
  });

  test.each([
    [mail('no-address'), 400, 'optionValue', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
    [mail('own@company.example'), 400, 'optionValue', 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN'],
    [phone('+82-010-1-2'), 400, 'optionValue', 'MB_M_VALIDATE_AREANUMBER'],
    [{ option: 'epOpenCode', optionValue: 'ABCD' }, 400, 'option', 'CO400'],
  ])('%j is refused before the password is checked', async (contact, status, field, code) => {
    const own = await signIn(await addTestPerson(app));
    const answer = await own.post(`${path}/contact-code`, { ...contact, password: 'wrong' });
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([status, field, code]);
  });

  test('a wrong password sends nothing', async () => {
    const own = await signIn(await addTestPerson(app));
    const target = 'nobody.writes@outside.example';
    const answer = await own.post(`${path}/contact-code`, { ...mail(target), password: 'Wrong1!x' });
    expect([answer.status, answer.error.fields[0]?.path, answer.error.errorCode]).toEqual([
      422,
      'password',
      'MB_M_PASSWORD_WRONG',
    ]);
    expect(mailbox.count(target)).toBe(0);
  });

  test('a missing code, a wrong one, or one of another contact, person or sign-up changes nothing', async () => {
    const person = await addTestPerson(app, { externalMail: 'stays@outside.example' });
    const thief = await addTestPerson(app, { companyCode: person.companyCode });
    const [own, other] = [await signIn(person), await signIn(thief)];
    const target = 'wanted@outside.example';
    const none = await own.post(`${path}/contact`, { ...mail(target), opt: '123456' });
    expect([none.status, none.error.errorCode]).toEqual([422, 'OTP0005']);
    await own.post(`${path}/contact-code`, { ...mail(target), password: testPassword });
    const opt = await mailbox.nextCode(target);
    const wrong = await own.post(`${path}/contact`, { ...mail(target), opt: opt === '111111' ? '111112' : '111111' });
    expect(wrong.error.errorCode).toBe('OTP0008');
    // The colleague takes the flow's cookie and the right code, and still it is not theirs.
    other.cookies.set('flow', own.cookies.get('flow') ?? '');
    expect((await other.post(`${path}/contact`, { ...mail(target), opt })).error.errorCode).toBe('OTP0005');
    const later = await own.post(`${path}/contact`, { ...mail(target), opt });
    expect([later.status, later.error.errorCode]).toEqual([422, 'OTP_USED']);
    for (const browser of [own, other]) {
      expect((await browser.get(path)).text).not.toContain(target);
    }
    await app.advance(61);
    await own.post(`${path}/contact-code`, { ...mail(target), password: testPassword });
    const sent = await mailbox.nextCode(target);
    const swapped = await own.post(`${path}/contact`, { ...mail('swapped@outside.example'), opt: sent });
    expect([swapped.status, swapped.error.errorCode]).toEqual([422, 'OTP_REPLACED']);
    expect((await own.get(path)).json()).toMatchObject({ externalMail: 'stays@outside.example' });
  });

  test('of eight uses of one code at once one changes the contact', async () => {
    const person = await addTestPerson(app);
    const own = await signIn(person);
    const target = 'at.once@outside.example';
    await own.post(`${path}/contact-code`, { ...mail(target), password: testPassword });
    const opt = await mailbox.nextCode(target);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => own.post(`${path}/contact`, { ...mail(target), opt })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await auditOf(person)).filter(({ operation }) => operation === 'change-contact')).toHaveLength(1);
  });
});
