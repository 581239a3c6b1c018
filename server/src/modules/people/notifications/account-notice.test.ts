import { expect, test } from 'vitest';
import { answerOptional, addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { mailbox } = app;
const next = 'vN4#pLx9';

/** Returns the number as the gateway receives it. */
const dialled = (mobile: string) => `+${mobile.replaceAll(/\D/g, '')}`;

/** A person with these contacts who changes the password. */
async function whoChanges(contacts: Parameters<typeof addTestPerson>[1]) {
  const person = await addTestPerson(app, { language: 'ko', ...contacts });
  const browser = await signInAs(app, person, { address: '198.51.100.7' });
  const body = { current: testPassword, next, confirmation: next };
  expect((await browser.post('/api/v1/password', body)).status).toBe(200);
  return person;
}

test('ACC-03 PWD-04 a change is notified to the verified mobile phone of a person without external mail, and to no other phone', async () => {
  const [alone, beside, unproven] = ['+82-10-5555-0111', '+82-10-5555-0112', '+82-10-5555-0113'];
  await whoChanges({ mobile: alone, isMobileProven: true });
  expect((await mailbox.next(dialled(alone))).text).toContain('비밀번호가 변경되었습니다');
  const externalMail = 'beside@outside.example';
  await whoChanges({ mobile: beside, isMobileProven: true, externalMail, isExternalMailProven: true });
  expect(await mailbox.next(externalMail)).toMatchObject({ subject: '[한빛상사] 비밀번호가 변경되었습니다' });
  const typed = await whoChanges({ mobile: unproven });
  await mailbox.next(typed.loginId);
  expect([mailbox.count(dialled(beside)), mailbox.count(dialled(unproven))]).toEqual([0, 0]);
});

test('ACC-09 a removed number gets the message itself if no other contact exists', async () => {
  const mobile = '+82-10-5555-0114';
  const person = await addTestPerson(app, { language: 'ko', mobile, isMobileProven: true });
  const browser = await signInAs(app, person, { address: '198.51.100.8' });
  expect((await browser.delete('/api/v1/profile/mobile')).status).toBe(200);
  expect((await mailbox.next(dialled(mobile))).text).toContain('[한빛상사] 휴대전화 번호가 변경되었습니다');
  expect((await browser.delete('/api/v1/profile/mobile')).status).toBe(404);
  expect(mailbox.count(dialled(mobile))).toBe(1);
});

test('ACC-09 the first number is notified as added, in subject and text, and the next one as changed', async () => {
  const person = await addTestPerson(app, { language: 'ko' });
  await answerOptional(app, person, true);
  const browser = await signInAs(app, person, { address: '198.51.100.9' });
  for (const [mobile, subject, text] of [
    ['+82-10-7431-2991', '휴대전화 번호가 등록되었습니다', '계정에 휴대전화 번호가 등록되었습니다.'],
    ['+82-10-7431-2992', '휴대전화 번호가 변경되었습니다', '계정의 휴대전화 번호가 변경되거나 삭제되었습니다.'],
  ] as const) {
    const contact = { option: 'mobile', optionValue: mobile };
    await browser.post('/api/v1/profile/contact-code', { ...contact, password: testPassword });
    const opt = await mailbox.nextCode(dialled(mobile));
    expect((await browser.post('/api/v1/profile/contact', { ...contact, opt })).status).toBe(200);
    const letter = { subject: `[한빛상사] ${subject}`, text: expect.stringContaining(text) };
    expect(await mailbox.next(person.loginId)).toMatchObject(letter);
  }
});
