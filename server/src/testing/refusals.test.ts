import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { errorTable } from '@madang/contract/index.ts';
import { calls } from './operations/calls.ts';
import { agreeToAll, signUpCalls, signUpPayload, verifyByMail } from './sign-up.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();
const folder = fileURLToPath(new URL('../', import.meta.url));
const tests = globSync('**/*.test.ts', { cwd: folder })
  .map((path) => readFileSync(`${folder}${path}`, 'utf8'))
  .join('\n');
const declared = new Set(calls.flatMap(({ refusals }) => refusals));
/** What the edge refuses with before any operation. */
const edgeCodes = [
  'AC100',
  'CO101',
  'CO400',
  'CO401',
  'CO403',
  'CO404',
  'CO405',
  'CO406',
  'CO413',
  'CO415',
  'CO429',
  'CO500',
];

test.each([...new Set([...declared, ...edgeCodes])].toSorted())(
  'ERR-04 %s is in the catalogue and a test provokes it',
  (code) => {
    expect(Object.keys(errorTable)).toContain(code);
    // The lists of this file are no proof: a test says which answer it expects.
    const named = [...tests.matchAll(new RegExp(`\\b${code}\\b`, 'g'))].length - (edgeCodes.includes(code) ? 1 : 0);
    expect(named).toBeGreaterThan(0);
  },
);

/** The answer to a sign-up that differs in some fields from one that would do. */
async function refusalOf(change: Record<string, unknown>) {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, app.mailbox, String(payload['adminEmail']));
  const { status, error } = await browser.post(signUpCalls.request, { ...payload, ...change });
  return [status, error.errorCode, error.fields[0]?.path];
}

test('ERR-04 ERR-05 PWD-02 a character beyond the allowed ones is MB_T_PASSWORD_RULE3', async () => {
  for (const pwd of ['Xk7!mqP+z', 'Xk7!mqP한글']) {
    expect(await refusalOf({ pwd, pwdConfirm: pwd })).toEqual([400, 'MB_T_PASSWORD_RULE3', 'pwd']);
  }
});

test('ERR-04 SGN-01 a company name with a web address is refused on its field', async () => {
  expect(await refusalOf({ compNm: 'www.saebyeok.example' })).toEqual([400, 'MB_M_NO_WEB_ADDRESS', 'compNm']);
});

test('ERR-04 LIM-07 what is no time zone is refused on its field', async () => {
  expect(await refusalOf({ zoneCd: 'Asia/Nowhere' })).toEqual([400, 'MB_M_TIME_ZONE', 'zoneCd']);
  expect(await refusalOf({ zoneCd: '+09:00' })).toEqual([400, 'MB_M_TIME_ZONE', 'zoneCd']);
});
