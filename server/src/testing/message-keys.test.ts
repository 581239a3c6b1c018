import { expect, test } from 'vitest';
import { languages } from '@madang/contract/kernel/languages.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { addTestPerson, signInAs, testPassword } from './people.ts';
import { agreeToAll, signUpCalls, signUpPayload, verifyByMail, type SignUpPayload } from './sign-up.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
await app.setProperty(signupProperties.perAddress, 1_000);
await app.setProperty(platformProperties.hostedDomains, ['hosted.example']);
await app.setProperty(platformProperties.foreignDomains, ['foreign.example']);

// One proven browser: nothing that is refused uses its proof up.
const browser = app.browser();
// An ID that fits into a password, however many people this run has invented before.
const whole = await agreeToAll(browser, signUpPayload({ userId: 'soranuri', email: 'soranuri@madang.example' }));
await verifyByMail(browser, app.mailbox, String(whole['adminEmail']));
const declined = (whole['pslInfoAgmts'] as object[]).map((row) => ({ ...row, agmtYn: 'N' }));
const password = (pwd: string) => ({ pwd, pwdConfirm: pwd });

/** Section 8, 'Keys in the sign-up forms', as far as the server says them: what provokes each, and its field. */
const cases: readonly (readonly [string, SignUpPayload, string])[] = [
  ['MB820', { pslInfoAgmts: declined }, 'pslInfoAgmts.0'],
  ['MB_M_VALIDATE_AREANUMBER', { mphonNo: '+82-010-2000-0001' }, 'mphonNo'],
  ['MB_M_VALIDATE_NATIONNUMBER', { mphonNo: '82-10-2000-0001' }, 'mphonNo'],
  ['MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN', { adminEmail: 'sol@madang.example' }, 'adminEmail'],
  ['MB_M_EXCEPT_MADANG_ADDR', { adminEmail: 'sol@hosted.example' }, 'adminEmail'],
  ['MB_M_EXCEPT_MYSINGLE_ADDR', { adminEmail: 'sol@foreign.example' }, 'adminEmail'],
  ['MB_T_PASSWORD_RULE1', password('Xk7!mqP'), 'pwd'],
  ['MB_T_PASSWORD_RULE2', password('XkqmqPzzA'), 'pwd'],
  ['MB_T_PASSWORD_RULE3', password('Xk7!mqP+z'), 'pwd'],
  ['MB_T_PASSWORD_RULE4', password('Xk!0001mq'), 'pwd'],
  ['MB_T_PASSWORD_RULE5', password(`7!x${String(whole['userId'])}`), 'pwd'],
  ['MB_M_COMMON_JS_PASSNOTMATCH', { pwdConfirm: 'Xk7!mqPy' }, 'pwdConfirm'],
  ['MB_M_COMMON_JS_ENTERPASS', password(''), 'pwd'],
  ['MB_M_MANAGER_JS_ENTERLASTNAME', { snm: '' }, 'snm'],
  ['MB_M_MANAGER_JS_ENTERNAME', { gnm: '' }, 'gnm'],
  ['MB_M_NAME_SPECIAL_VALID', { snm: '한^' }, 'snm'],
  ['MB_M_PWD_ENTER_EXTMAIL', { adminEmail: '' }, 'adminEmail'],
  ['MB_M_MANAGER_JS_MAILFORMATINVALID', { adminEmail: 'sol@outside' }, 'adminEmail'],
  ['MB_M_REQUIRED', { compNm: '' }, 'compNm'],
];

test.each(cases)('ERR-05 %s is shown under its field in its case, in six languages', async (code, change, path) => {
  const said = new Set<string>();
  for (const language of languages) {
    const answer = await browser.post(`${signUpCalls.request}&locale=${language}`, { ...whole, ...change });
    const fault = answer.error.fields.find((field) => field.code === code);
    expect([answer.error.errorCode, fault?.path], answer.text).toEqual([code, path]);
    expect(fault?.message).not.toMatch(/\{\{|^$/);
    said.add(fault?.message ?? '');
  }
  expect([...said]).toHaveLength(languages.length);
});

test('ERR-05 MB0719 is shown if the new password equals the old one', async () => {
  const person = await signInAs(app, await addTestPerson(app));
  const body = { current: testPassword, next: testPassword, confirmation: testPassword };
  const said = new Set<string>();
  for (const language of languages) {
    const { error } = await person.post(`/api/v1/password?locale=${language}`, body);
    expect(error.fields.map((field) => [field.path, field.code])).toEqual([['next', 'MB0719']]);
    said.add(error.fields[0]?.message ?? '');
  }
  expect([...said]).toHaveLength(languages.length);
});
