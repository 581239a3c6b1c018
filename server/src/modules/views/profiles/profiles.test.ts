import { describe, expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { answerOptional, addTestPerson, logInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const path = '/api/v1/profile';
const change = { surname: '한', givenName: '바다', englishName: 'Bada Han', language: 'en', timeZone: 'Asia/Tokyo' };
let lastHost = 0;

/** From a network of their own, for wrong passwords and codes are counted per address. */
function logIn(person: TestPerson) {
  lastHost += 1;
  return logInAs(app, person, { address: `198.51.100.${lastHost}` });
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
  ['get', path],
  ['put', path],
  ['post', `${path}/contact-code`],
  ['post', `${path}/contact`],
  ['delete', `${path}/mobile`],
] as const;

test.each(calls)('MEM-06 %s %s asks for a session', async (verb, address) => {
  const answer = await app.browser()[verb](address);
  expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
});

describe('ACC-09 one’s own profile', () => {
  test('is read with what the company owns apart, and never another’s', async () => {
    const person = await addTestPerson(app, { externalMail: 'read.own@outside.example', mobile: '+82-10-2000-0001' });
    await addTestPerson(app, { companyCode: person.companyCode, mobile: '+82-10-2000-0002' });
    const unsettled = { jobListName: '', englishJobListName: '', isHidden: false };
    expect((await (await logIn(person)).get(path)).json()).toEqual({
      surname: '백',
      birthday: '',
      givenName: '솔',
      englishName: 'Sol Baek',
      englishSurname: '',
      englishGivenName: '',
      nickname: '',
      photoId: null,
      duties: '',
      companyContact: '',
      personalMail: '',
      language: 'ko',
      timeZone: 'Asia/Seoul',
      residenceCountry: 'KR',
      externalMail: 'read.own@outside.example',
      isExternalMailProven: false,
      mobile: '+82-10-2000-0001',
      isMobileProven: false,
      owned: {
        loginId: person.loginId,
        companyName: '한빛상사',
        englishCompanyName: 'Hanbit Trading',
        departmentName: '',
        englishDepartmentName: '',
        jobRank: null,
        jobTitle: null,
        jobLists: { ranks: unsettled, titles: unsettled },
        securityGrade: 5,
        employeeNumber: '',
        employmentType: 'N',
        englishJobTitle: '',
        voipNumber: '',
        idValidUntil: '',
      },
      isOptionalCovered: false,
      nameScripts: 'koreanOrEnglish',
      representsCompany: false,
    });
  });

  test('RNK-02 shows the own job rank and title, and what the company calls and hides of the two', async () => {
    const person = await addTestPerson(app, {});
    const { companyCode, personId } = person;
    await inCompany(kernel.db, companyCode, async (tx) => {
      const common = { company_code: companyCode, sort_order: 1 };
      await tx
        .insertInto('job_ranks')
        .values({ ...common, code: 'GM', name: '과장', english_name: 'Manager' })
        .execute();
      await tx
        .insertInto('job_titles')
        .values({ ...common, code: 'TL', name: '팀장', english_name: '' })
        .execute();
      await tx
        .insertInto('job_lists')
        .values({ company_code: companyCode, list: 'job_titles', name: '직무', english_name: 'Duty', is_hidden: true })
        .execute();
      await tx
        .updateTable('people')
        .set({ job_rank_code: 'GM', job_title_code: 'TL' })
        .where('company_code', '=', companyCode)
        .where('person_id', '=', personId)
        .execute();
    });
    const { owned } = (await (await logIn(person)).get(path)).json<Profile>();
    expect(owned.jobRank).toEqual({ jobRankCode: 'GM', jobRankName: '과장', englishJobRankName: 'Manager' });
    expect(owned.jobTitle).toEqual({ jobRankCode: 'TL', jobRankName: '팀장', englishJobRankName: '' });
    expect(owned.jobLists.titles).toEqual({ jobListName: '직무', englishJobListName: 'Duty', isHidden: true });
  });

  test('is changed for this person alone, seen by every session at once and written down by field names', async () => {
    const person = await addTestPerson(app);
    await answerOptional(app, person, true);
    const colleague = await addTestPerson(app, { companyCode: person.companyCode });
    const [own, other] = [await logIn(person), await logIn(person)];
    expect((await own.put(path, change)).json()).toEqual({ result: 'success' });
    expect((await other.get('/api/v1/session')).json()).toMatchObject({ fullName: '한바다', language: 'en' });
    expect((await own.get(path)).json()).toMatchObject(change);
    expect((await (await logIn(colleague)).get(path)).json()).toMatchObject({ surname: '백', timeZone: 'Asia/Seoul' });
    expect((await auditOf(person)).filter(({ operation }) => operation === 'change-profile')).toEqual([
      {
        operation: 'change-profile',
        actor_id: person.personId,
        target_id: person.personId,
        fields: ['surname', 'givenName', 'englishName', 'language', 'timeZone'],
      },
    ]);
  });

  test.each([
    [{ surname: '' }, 'surname', 'MB_M_MANAGER_JS_ENTERLASTNAME'],
    [{ givenName: ' ' }, 'givenName', 'MB_M_MANAGER_JS_ENTERNAME'],
    [{ givenName: ' 솔' }, 'givenName', 'MB_M_LEADING_SPACE'],
    [{ surname: '가'.repeat(51) }, 'surname', 'MB_M_MAX_LENGTH'],
    [{ surname: '李' }, 'surname', 'MB_M_NAME_SPECIAL_VALID'],
    [{ englishName: '솔' }, 'englishName', 'MB_M_NAME_SPECIAL_VALID'],
    [{ timeZone: '+09:00' }, 'timeZone', 'MB_M_TIME_ZONE'],
    [{ language: 'fr' }, 'language', 'CO400'],
    [{ loginId: 'somebody@else.example' }, 'loginId', 'CO400'],
    [{ securityGrade: 1 }, 'securityGrade', 'CO400'],
  ])('refuses %j and changes nothing', async (wrong, field, code) => {
    const person = await addTestPerson(app);
    const own = await logIn(person);
    const answer = await own.put(path, { ...change, ...wrong });
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, field, code]);
    expect((await own.get(path)).json()).toMatchObject({ surname: '백', timeZone: 'Asia/Seoul' });
  });

  test('of the platform’s own people takes names of any script', async () => {
    await app.setProperty(credentialProperties.secondFactor, 'optional');
    const operator = await logIn(await addTestPerson(app, { roles: ['operator'] }));
    expect((await operator.put(path, { ...change, surname: '李', givenName: '明' })).status).toBe(200);
    expect((await operator.get(path)).json()).toMatchObject({ surname: '李', nameScripts: 'all' });
  });

  test('takes no new optional data from who declined that it is kept', async () => {
    const person = await addTestPerson(app);
    await answerOptional(app, person, false);
    const own = await logIn(person);
    const refused = await own.put(path, change);
    expect([refused.status, refused.error.fields[0]]).toMatchObject([
      409,
      { path: 'englishName', code: 'OPTIONAL_DECLINED' },
    ]);
    expect((await own.put(path, { ...change, englishName: '' })).status).toBe(200);
    const body = { option: 'mobile', optionValue: '+82-10-2000-0003', password: testPassword };
    const code = await own.post(`${path}/contact-code`, body);
    expect([code.status, code.error.errorCode]).toEqual([409, 'OPTIONAL_DECLINED']);
  });
});

describe('OTP-01 a new contact is proven by a code before it is kept', () => {
  const mail = (target: string) => ({ option: 'epExternalMail', optionValue: target });
  const phone = (target: string) => ({ option: 'mobile', optionValue: target });

  test('the external mail is changed, the addresses before are notified, and the password can come back by the new one', async () => {
    const person = await addTestPerson(app, { externalMail: 'old.own@outside.example', isExternalMailProven: true });
    const own = await logIn(person);
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

  test('ACC-03 the number on record is proven as it stands, and then brings the person back', async () => {
    const target = '+82-10-7431-2997';
    const person = await addTestPerson(app, { mobile: target });
    await answerOptional(app, person, true);
    const forgot = { option: 'mobile', optionValue: target, compCd: '', userId: person.loginId };
    const recovery = '/employee/memberadmin/rest/v1/id/nosession/newemp';
    expect((await app.browser().post(recovery, forgot)).error.errorCode).toBe('OTP0002');
    const own = await logIn(person);
    await own.post(`${path}/contact-code`, { ...phone(target), password: testPassword });
    const opt = await mailbox.nextCode('+821074312997');
    expect((await own.post(`${path}/contact`, { ...phone(target), opt })).status).toBe(200);
    expect((await own.get(path)).json()).toMatchObject({ mobile: target, isMobileProven: true });
    await app.advance(61);
    expect((await app.browser().post(recovery, forgot)).status).toBe(200);
  });

  test('a mobile number is set, and taken away again without a trace', async () => {
    const person = await addTestPerson(app);
    await answerOptional(app, person, true);
    const own = await logIn(person);
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
  ])('%j is refused before the password is looked at', async (contact, status, field, code) => {
    const own = await logIn(await addTestPerson(app));
    const answer = await own.post(`${path}/contact-code`, { ...contact, password: 'wrong' });
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([status, field, code]);
  });

  test('a wrong password sends nothing', async () => {
    const own = await logIn(await addTestPerson(app));
    const target = 'nobody.writes@outside.example';
    const answer = await own.post(`${path}/contact-code`, { ...mail(target), password: 'Wrong1!x' });
    expect([answer.status, answer.error.fields[0]?.path, answer.error.errorCode]).toEqual([
      422,
      'password',
      'MB_M_PASSWORD_WRONG',
    ]);
    expect(mailbox.count(target)).toBe(0);
  });

  test('without a code, with a wrong one, another contact’s, another person’s or a sign-up’s nothing changes', async () => {
    const person = await addTestPerson(app, { externalMail: 'stays@outside.example' });
    const thief = await addTestPerson(app, { companyCode: person.companyCode });
    const [own, other] = [await logIn(person), await logIn(thief)];
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

  test('of eight that use one code at once one changes the contact', async () => {
    const person = await addTestPerson(app);
    const own = await logIn(person);
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
