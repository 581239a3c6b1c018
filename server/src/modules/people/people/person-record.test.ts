// Runs on every PostgreSQL: constraints and row locks.
import { optionalFields } from '@madang/contract/people/people/optional-items.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { answerOptional, employeesOf, employeesPath as path } from '../../../testing/people.ts';
import { issueActivationKey } from '../../../testing/registrations.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, someone, register } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const second = (await administratorOf(companyCode)).browser;
const made = await browser.post('/api/v1/job-titles', {
  jobRankCode: 'LEAD',
  jobRankName: '팀장',
  englishJobRankName: 'Team lead',
});
expect(made.status, made.text).toBe(200);

const colleague = async ({ isCovered = true } = {}) => {
  const { personId } = await memberBrowser(app, { companyCode, role: 'employee' });
  if (isCovered) await answerOptional(app, { companyCode, personId }, true);
  return personId;
};
const change = (personId: string, body: object, by: Browser = browser) => by.post(`${path}/${personId}/changes`, body);
const readOf = async (personId: string) =>
  (await browser.get(`${path}/${personId}`)).json<{ employee: Employee; isOptionalCovered: boolean }>();
const refusals = (answer: Awaited<ReturnType<typeof change>>) =>
  answer.error.fields.map(({ path: field, code }) => `${field} ${code}`);

const record = {
  englishSurname: 'Han',
  englishGivenName: 'Saebom',
  nickname: '봄이',
  employmentType: 'T',
  securityGrade: 9,
  gradeOrTitle: 'G',
  jobTitleCode: 'LEAD',
  englishJobTitle: 'Team lead',
  duties: '분기 결산',
  administratorInfo: '인사팀 김하늘',
  idValidUntil: '2097-03-31',
  voipNumber: '070-7700-1234',
  companyContact: '+82-2-7712-3456',
  personalMail: 'bomi@private.example',
  refereeName: '오로라',
  refereeMobile: '+82-10-2233-9981',
} as const;
const { jobTitleCode, ...shown } = record;
const isInRecord = (name: string): name is keyof typeof record => Object.hasOwn(record, name);

test('USR-03 USR-05 every field of the record is registered and shown, and personal fields are encrypted', async () => {
  const opencode = await issueActivationKey(app);
  const { personId } = await register(browser, { ...record, isRealName: false, opencode });
  const { employee } = await readOf(personId);
  expect(employee).toMatchObject({ ...shown, isRealName: false, jobTitle: { jobRankCode: jobTitleCode } });
  const stored = await databaseText(app);
  for (const secret of ['봄이', '분기 결산', '김하늘', '7712-3456', 'bomi@', '오로라', '2233-9981'])
    expect(stored).not.toContain(secret);
});

test('USR-04 every field of the record can be changed separately, and the response contains the undo', async () => {
  const personId = await colleague();
  const empty = (await readOf(personId)).employee;
  const answer = await change(personId, { change: record });
  expect(answer.status, answer.text).toBe(200);
  const { before } = answer.json<{ before: object }>();
  expect((await readOf(personId)).employee).toMatchObject(shown);
  expect((await change(personId, { change: before, expected: record })).status).toBe(200);
  expect((await readOf(personId)).employee).toEqual(empty);
});

test.each([
  ['non-regular staff have no grade 3', { employmentType: 'T', securityGrade: 3 }, 'securityGrade EMPLOYEE_GRADE'],
  ['a grade needs a title', { gradeOrTitle: 'G', englishJobTitle: 'Lead' }, 'jobTitleCode MB_M_REQUIRED'],
  ['a grade needs an English title', { gradeOrTitle: 'G', jobTitleCode: 'LEAD' }, 'englishJobTitle MB_M_REQUIRED'],
  [
    'a shared account needs a key',
    { isRealName: false, administratorInfo: 'x', idValidUntil: '2097-03-31' },
    'opencode MB_M_REQUIRED',
  ],
  ['a shared account needs a person in charge', { isRealName: false }, 'administratorInfo MB_M_REQUIRED'],
  ['a shared account needs an end', { isRealName: false }, 'idValidUntil MB_M_REQUIRED'],
  [
    'the product’s own mail is no personal one',
    { personalMail: 'a@madang.example' },
    'personalMail MB_M_EXCEPT_MADANG_ADDR',
  ],
  ['a mail that is none', { personalMail: 'bomi' }, 'personalMail MB_M_MANAGER_JS_MAILFORMATINVALID'],
  ['a work phone with a 0', { companyContact: '+82-02-123-4567' }, 'companyContact MB_M_VALIDATE_AREANUMBER'],
  ['a work phone of two parts', { companyContact: '+82-2-1234567' }, 'companyContact MB_M_VALIDATE_PHONENUMBER'],
  [
    'a referee’s number without a country',
    { refereeMobile: '010-1234-5678' },
    'refereeMobile MB_M_VALIDATE_NATIONNUMBER',
  ],
  ['a VoIP number of letters', { voipNumber: 'abc' }, 'voipNumber MB_M_VALIDATE_PHONENUMBER'],
  ['no day of the calendar', { idValidUntil: '2027-02-30' }, 'idValidUntil EMPLOYEE_ID_VALIDITY'],
  ['an employment type that is none', { employmentType: 'X' }, 'employmentType CO400'],
  ['Hangul as an English surname', { englishSurname: '한' }, 'englishSurname MB_M_NAME_SPECIAL_VALID'],
  ['Hangul as an English name', { englishName: '한새봄' }, 'englishName MB_M_NAME_SPECIAL_VALID'],
  ['51 letters of duties', { duties: 'x'.repeat(51) }, 'duties MB_M_MAX_LENGTH'],
])('USR-05 USR-06 LIM-05 LIM-06 %s: refused at registration and at change', async (_what, fields, refusal) => {
  const registered = await browser.post(path, someone(fields));
  expect([registered.status, refusals(registered)]).toEqual([400, expect.arrayContaining([refusal])]);
  const personId = await colleague();
  const before = await readOf(personId);
  const changed = await change(personId, { change: fields });
  expect([changed.status, refusals(changed)]).toEqual([400, expect.arrayContaining([`change.${refusal}`])]);
  expect(await readOf(personId)).toEqual(before);
});

test('USR-05 a day is accepted in both notations and stored in one', async () => {
  const { personId } = await register(browser, { idValidUntil: '20970331' });
  expect((await readOf(personId)).employee.idValidUntil).toBe('2097-03-31');
});

test('USR-05 a person is registered with an ID valid today and not with an expired one; a colleague’s ID can be expired', async () => {
  const dayIn = (days: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(Date.now() + days * 86_400_000);
  const refused = await browser.post(path, someone({ idValidUntil: dayIn(-1) }));
  expect([refused.status, refusals(refused)]).toEqual([400, ['idValidUntil EMPLOYEE_ID_PAST']]);
  const { personId } = await register(browser, { idValidUntil: dayIn(0) });
  expect((await readOf(personId)).employee.idValidUntil).toBe(dayIn(0));
  expect((await change(await colleague(), { change: { idValidUntil: dayIn(-1) } })).status).toBe(200);
});

test('RCN-02 each optional field is refused until the person has agreed to it', async () => {
  const personId = await colleague({ isCovered: false });
  expect((await readOf(personId)).isOptionalCovered).toBe(false);
  for (const name of optionalFields.filter(isInRecord)) {
    const answer = await change(personId, { change: { [name]: record[name] } });
    expect([answer.status, refusals(answer)]).toEqual([409, [`change.${name} EMPLOYEE_OPTIONAL_DECLINED`]]);
  }
});

test('USR-04 another administrator’s change of an encrypted field is not overwritten', async () => {
  const personId = await colleague();
  expect((await change(personId, { change: { nickname: '하나' }, expected: { nickname: '' } })).status).toBe(200);
  const late = await change(personId, { change: { nickname: '둘' }, expected: { nickname: '' } }, second);
  expect([late.status, late.error.errorCode]).toEqual([409, 'EDIT_CONFLICT']);
  expect((await change(personId, { change: { nickname: '하나' }, expected: { nickname: '' } }, second)).status).toBe(
    200,
  );
});

test('USR-04 two administrators who each change two fields at once both succeed', async () => {
  const personId = await colleague();
  const [one, other] = await Promise.all([
    change(personId, { change: { nickname: '솔이', duties: '채용' }, expected: { nickname: '', duties: '' } }),
    change(
      personId,
      {
        change: { voipNumber: '1234', personalMail: 'sol@private.example' },
        expected: { voipNumber: '', personalMail: '' },
      },
      second,
    ),
  ]);
  expect([one?.status, other?.status]).toEqual([200, 200]);
  expect((await readOf(personId)).employee).toMatchObject({
    nickname: '솔이',
    duties: '채용',
    voipNumber: '1234',
    personalMail: 'sol@private.example',
  });
});

test('USR-06 of two simultaneous changes that break a rule only together one is refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const personId = await colleague();
    const answers = await Promise.all([
      change(personId, { change: { employmentType: 'T' } }),
      change(personId, { change: { securityGrade: 3 } }, second),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  }
});

test('USR-06 the constraints of the table refuse the same values as the rules', async () => {
  const personId = await colleague();
  const write = (values: Record<string, string | number | boolean>) =>
    inCompany(app.kernel.db, companyCode, (tx) =>
      tx
        .updateTable('people')
        .set(values)
        .where('company_code', '=', companyCode)
        .where('person_id', '=', personId)
        .execute(),
    );
  await expect(write({ employment_type: 'T', security_grade: 3 })).rejects.toThrow(/people_non_regular_grade_check/);
  await expect(write({ is_real_name: false })).rejects.toThrow(/people_real_name_check/);
  await expect(write({ grade_or_title: 'G' })).rejects.toThrow(/people_job_titles_check/);
});
