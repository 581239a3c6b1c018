import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { addTestPerson } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { reserveLoginId } from '../../../ground/global-login-ids/index.ts';

const app = await startTestApp();
const path = '/employee/memberadmin/rest/v1/id/nosession/doublecheck';
let lastHost = 0;

function newBrowser() {
  lastHost += 1;
  return app.browser({ address: `198.51.100.${lastHost}` });
}

const check = async (userId: string, svcType = 'MT', browser = newBrowser()) => {
  const answer = await browser.post(path, { userId, svcType });
  return answer.status === 200 ? answer.json() : [answer.status, answer.error.errorCode];
};

test('SGN-03 a free ID is usable', async () => {
  expect(await check('free@company.example')).toEqual({ result: 'success' });
  expect(await check('sol', 'PT')).toEqual({ result: 'success' });
});

test('SGN-03 an ID in use is MB601 under its field, in any case', async () => {
  await addTestPerson(app, { loginId: 'taken@company.example' });
  await addTestPerson(app, { loginId: 'taken@madang.example' });
  expect(await check('Taken@Company.Example')).toEqual([409, 'MB601']);
  const answer = await app.browser({ language: 'ko' }).post(path, { userId: 'taken', svcType: 'PT' });
  expect(answer.error.fields).toEqual([
    { path: 'userId', code: 'MB601', params: {}, message: '이미 사용 중인 아이디입니다.' },
  ]);
});

test('IDR-01 the operator can reserve further names, and the five of certificates are always reserved', async () => {
  expect(await check('sales', 'PT')).toEqual([400, 'MB_T_ID_RULE4']);
  await app.setProperty(credentialProperties.reservedIds, ['hanbitoffice']);
  expect(await check('sales', 'PT')).toEqual({ result: 'success' });
  expect(await check('hanbitoffice', 'PT')).toEqual([400, 'MB_T_ID_RULE4']);
  expect(await check('postmaster', 'PT')).toEqual([400, 'MB_T_ID_RULE4']);
  await app.setProperty(credentialProperties.reservedIds, [...credentialProperties.reservedIds.initial]);
});

test('IDR-02 a reserved ID is in use until the reservation ends', async () => {
  const loginId = 'held@company.example';
  await reserveLoginId(app.kernel.db, { loginId, personId: randomUUID(), seconds: 60 });
  expect(await check(loginId)).toEqual([409, 'MB601']);
  await app.advance(61);
  expect(await check(loginId)).toEqual({ result: 'success' });
});

test.each([
  ['', 'PT', 'MB_M_REQUIRED'],
  ['ab', 'PT', 'MB_T_ID_RULE1'],
  ['Sol', 'PT', 'MB_T_ID_RULE2'],
  ['sol..baek', 'PT', 'MB_T_ID_RULE2'],
  ['s0l1', 'PT', 'MB_T_ID_RULE3'],
  ['admin', 'PT', 'MB_T_ID_RULE4'],
  ['sollll', 'PT', 'MB_T_ID_RULE5'],
  ['sol123', 'PT', 'MB_T_ID_RULE5'],
  ['', 'MO', 'MB_M_REQUIRED'],
  ['sol', 'MO', 'MB_M_MANAGER_JS_MAILFORMATINVALID'],
])('SGN-02 the ID %j of service %s is refused with %s', async (userId, svcType, code) => {
  expect(await check(userId, svcType)).toEqual([400, code]);
});

test('SGN-03 the service is required', async () => {
  const answer = await newBrowser().post(path, { userId: 'sol' });
  expect(answer.error.fields.map((field) => [field.path, field.code])).toEqual([['svcType', 'MB_M_REQUIRED']]);
});

test('SGN-03 the query form is accepted too', async () => {
  await addTestPerson(app, { loginId: 'query@company.example' });
  const query = `${path}?noSessionPrc=Y&svcType=MT&userId=query%40company.example`;
  expect((await newBrowser().post(query)).error.errorCode).toBe('MB601');
});

test('SGN-08 MB1066 names a domain barred from sign-up', async () => {
  await app.setProperty(platformProperties.unavailableDomains, ['barred.example']);
  expect(await check('sol@barred.example')).toEqual([409, 'MB1066']);
  expect(await check('sol@sub.barred.example')).toEqual([409, 'MB1066']);
  expect(await check('sol@madang.example')).toEqual([409, 'MB1066']);
  expect(await check('sol@notbarred.example')).toEqual({ result: 'success' });
});

test('SGN-03 in profile strict a mail ID gets one answer, and a user ID the true one', async () => {
  await addTestPerson(app, { loginId: 'strict@company.example' });
  await addTestPerson(app, { loginId: 'strict@madang.example' });
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  expect(await check('strict@company.example')).toEqual({ result: 'success' });
  expect(await check('strict', 'PT')).toEqual([409, 'MB601']);
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
});

test('LIM-01 one flow checks twenty times, also with many at once', async () => {
  const browser = newBrowser();
  await check('first@company.example', 'MT', browser);
  const asked = Array.from({ length: 40 }, (_each, index) => check(`m${index}@company.example`, 'MT', browser));
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(19);
  expect(answers.filter((answer) => Array.isArray(answer) && answer[1] === 'CO429')).toHaveLength(21);
});

test('LIM-01 the operator changes the limit of checks per flow', async () => {
  const answersOf = async (browser: ReturnType<typeof newBrowser>, times: number) => {
    const answers = [];
    for (let turn = 0; turn < times; turn += 1) answers.push(await check(`turn${turn}@company.example`, 'MT', browser));
    return answers;
  };
  const success = { result: 'success' };
  const refusal = [429, 'CO429'];
  await app.setProperty(credentialProperties.idChecksPerFlow, 2);
  const browser = newBrowser();
  expect(await answersOf(browser, 3)).toEqual([success, success, refusal]);
  await app.setProperty(credentialProperties.idChecksPerFlow, 3);
  expect(await answersOf(browser, 2)).toEqual([success, refusal]);
});

test('SGN-03 LIM-01 one address finds a limited number of IDs in use an hour, over all of its flows', async () => {
  await addTestPerson(app, { loginId: 'listed@company.example' });
  await app.setProperty(credentialProperties.takenIdsPerAddress, 5);
  const address = '203.0.113.9';
  const ask = (userId: string, from = address) => check(userId, 'MT', app.browser({ address: from }));
  // A browser of its own for each, so that no flow has asked twice.
  const answers = await Promise.all(Array.from({ length: 64 }, () => ask('listed@company.example')));
  expect(answers.filter((answer) => Array.isArray(answer) && answer[1] === 'MB601')).toHaveLength(5);
  expect(answers.filter((answer) => Array.isArray(answer) && answer[1] === 'NETWORK_LIMIT')).toHaveLength(59);
  expect(await ask('nobody@company.example')).toEqual([429, 'NETWORK_LIMIT']);
  expect(await ask('nobody@company.example', '203.0.113.10')).toEqual({ result: 'success' });
  await app.advance(3_601);
  expect(await ask('listed@company.example')).toEqual([409, 'MB601']);
  await app.setProperty(credentialProperties.takenIdsPerAddress, credentialProperties.takenIdsPerAddress.initial);
});

test('SGN-03 in profile strict a mail ID in use counts no more than a free one', async () => {
  await addTestPerson(app, { loginId: 'silent@company.example' });
  await app.setProperty(credentialProperties.takenIdsPerAddress, 2);
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  const browser = app.browser({ address: '203.0.113.11' });
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await check('silent@company.example', 'MT', browser)).toEqual({ result: 'success' });
  }
  expect(await check('free@company.example', 'MT', browser)).toEqual({ result: 'success' });
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
});
