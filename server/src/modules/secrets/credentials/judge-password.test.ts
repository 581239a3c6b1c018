import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/password-judgements';
const judge = (password: string, names: readonly string[] = []) => app.browser().post(path, { password, names });

test.each([
  ['Madang!7428', [], 'madang'],
  ['M4dang!7428', [], 'm4dang'],
  ['Hanbit26!', ['한빛상사', 'Hanbit'], 'hanbit'],
  ['Qwert77!', [], 'qwert'],
  ['tKzv83!wLm', ['Hanbit'], ''],
])('PWD-01 in %j with the names %j the part %j is reported as easy to guess', async (password, names, easyPart) => {
  expect((await judge(password, names)).json()).toEqual({ easyPart });
});

test('PWD-01 LIM-04 an address checks passwords as often as it may try them, and an invalid password is refused', async () => {
  expect((await judge('')).error.fields).toEqual([
    expect.objectContaining({ path: 'password', code: 'MB_M_REQUIRED' }),
  ]);
  expect((await judge('x'.repeat(201))).status).toBe(400);
  await app.setProperty(credentialProperties.loginFailuresPerHour, 1);
  const browser = app.browser();
  await browser.post(path, { password: 'Madang!7428', names: [] });
  expect((await browser.post(path, { password: 'Madang!7428', names: [] })).error.errorCode).toBe('NETWORK_LIMIT');
});
