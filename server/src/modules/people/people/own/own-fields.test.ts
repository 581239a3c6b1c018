import type { Profile } from '@madang/contract/views/profiles/routes.ts';
import { textNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { optionalItems } from '@madang/contract/people/people/optional-items.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { consentCalls, consentSteps, ticketOf } from '../../../../testing/consent-steps.ts';
import { databaseText } from '../../../../testing/database/database-text.ts';
import {
  addTestPerson,
  answerOptional,
  employeesOf,
  employeesPath,
  signInAs,
  testPassword,
} from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/profile';
const name = { surname: '백', givenName: '솔', englishName: 'Sol Baek', language: 'ko', timeZone: 'Asia/Seoul' };
const fields = {
  ...Object.fromEntries(textNamesIn('own').map((field) => [field, `솔 ${field}`])),
  birthday: '03-15',
  englishSurname: 'Baek',
  englishGivenName: 'Sol',
  nickname: '솔방울',
  duties: '해외 정산',
  companyContact: '+82-2-7788-1100',
  personalMail: 'solsol@private.example',
};

const colleague = async () => {
  const person = await addTestPerson(app);
  await answerOptional(app, person, true);
  return { person, browser: await signInAs(app, person) };
};

test('ACC-09 USR-04 a person fills in the optional fields, and the company sees them', async () => {
  const { person, browser } = await colleague();
  const answer = await browser.put(path, { ...name, ...fields });
  expect(answer.status, answer.text).toBe(200);
  expect((await browser.get(path)).json<Profile>()).toMatchObject(fields);
  const { browser: administrator } = await employeesOf(app).administratorOf(person.companyCode);
  const read = await administrator.get(`${employeesPath}/${person.personId}`);
  const { birthday: _own, ...seen } = fields;
  expect(read.json<{ employee: Employee }>().employee).toMatchObject(seen);
});

test('ACC-09 an omitted field remains, and an empty one is cleared', async () => {
  const { browser } = await colleague();
  await browser.put(path, { ...name, ...fields });
  expect((await browser.put(path, { ...name, nickname: '' })).status).toBe(200);
  expect((await browser.get(path)).json<Profile>()).toMatchObject({ ...fields, nickname: '' });
});

test.each(['3-5', '03/05', '0305', ' 3월 5일 ', '3. 5.'])(
  'ACC-09 a birthday typed as %s is stored as month and day',
  async (typed) => {
    const { browser } = await colleague();
    const answer = await browser.put(path, { ...name, birthday: typed });
    expect(answer.status, answer.text).toBe(200);
    expect((await browser.get(path)).json<Profile>().birthday).toBe('03-05');
  },
);

test('RCN-02 without the consent each optional field is refused on its field', async () => {
  const browser = await signInAs(app, await addTestPerson(app));
  for (const [field, value] of Object.entries({ ...fields, birthday: '03-15' })) {
    const answer = await browser.put(path, { ...name, [field]: value });
    expect([answer.error.errorCode, answer.error.fields[0]?.path]).toEqual(['OPTIONAL_DECLINED', field]);
  }
});

test.each([
  ['personalMail', 'sol@madang.example', 'MB_M_EXCEPT_MADANG_ADDR'],
  ['personalMail', 'sol', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
  ['companyContact', '+82-02-123-4567', 'MB_M_VALIDATE_AREANUMBER'],
  ['englishSurname', '백', 'MB_M_NAME_SPECIAL_VALID'],
  ['nickname', 'x'.repeat(51), 'MB_M_MAX_LENGTH'],
  ['birthday', '02-30', 'PERSON_BIRTHDAY'],
  ['birthday', '13-01', 'PERSON_BIRTHDAY'],
  ['birthday', '1990-03-15', 'PERSON_BIRTHDAY'],
])('LIM-06 ACC-09 %s %s is refused', async (field, value, code) => {
  const { browser } = await colleague();
  const answer = await browser.put(path, { ...name, [field]: value });
  expect([answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([field, code]);
});

test('RCN-02 declining deletes all optional data that the person entered at once, and the receipt names it', async () => {
  const { waitingPerson } = consentSteps(app);
  const waiting = await waitingPerson({});
  await waiting.browser.form(consentCalls.form, { ticket: await ticketOf(waiting) });
  const { browser, version } = waiting;
  expect((await browser.put(path, { ...name, ...fields })).status).toBe(200);
  const photo = (
    await sharp({ create: { width: 90, height: 90, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer()
  ).toString('base64');
  const { photoId } = (await browser.put(`${path}/photo`, { photo })).json<{ photoId: string }>();
  const phone = { option: 'mobile', optionValue: '+82-10-7788-4455' };
  await browser.post(`${path}/contact-code`, { ...phone, password: testPassword });
  const opt = await app.mailbox.nextCode('+821077884455');
  expect((await browser.post(`${path}/contact`, { ...phone, opt })).status).toBe(200);
  expect((await browser.put(`${path}/shown-fields`, { shown: ['nickname', 'externalMail'] })).status).toBe(200);
  const declined = await browser.put('/api/v1/consents/PIAR', { isAgreed: false, version });
  expect(declined.status, declined.text).toBe(200);
  const { receipt } = declined.json<{ receipt: { deleted: string[] } }>();
  // A referrer's number comes from the sign-up or the company.
  const entered = optionalItems.filter((item) => item !== 'refereeMobile');
  expect(receipt.deleted.toSorted()).toEqual(entered.toSorted());
  const empty = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
  expect((await browser.get(path)).json<Profile>()).toMatchObject({
    ...empty,
    englishName: '',
    mobile: '',
    photoId: null,
  });
  expect((await browser.get(`/api/v1/person-photos/${photoId}`)).status).toBe(404);
  // What was shown of it is chosen again by anyone who agrees again.
  expect((await browser.get(`${path}/seen-fields`)).json<{ shown: string[] }>().shown).toEqual(['externalMail']);
  expect(await databaseText(app)).not.toMatch(/솔방울|해외 정산|7788-?4455/);
});
