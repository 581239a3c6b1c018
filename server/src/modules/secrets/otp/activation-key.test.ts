import { expect, test } from 'vitest';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { askForCode, enterCode, personOf } from '../../../testing/one-time-codes.ts';
import { operatorBrowser } from '../../../testing/operator.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const operator = await operatorBrowser(app);
const stranger = 'ZZZZ-0000-0000-0009';

async function issueKey(): Promise<string> {
  const validUntil = new Date(Date.now() + 3_600_000).toISOString();
  const answer = await operator.post('/api/v1/operator/opencodes', { codeCount: 1, validUntil });
  return answer.json<{ codes: string[] }>().codes[0] ?? '';
}

function stateOf(personId: string) {
  const flows = app.kernel.db.selectFrom('flows').select(['state', 'verified_option']);
  return flows.where('reserved_person_id', '=', personId).executeTakeFirst();
}

test('SGN-04 an activation key is a proof at once without a code, and works once', async () => {
  const key = await issueKey();
  const asked = await askForCode(app.browser(), 'opencode', ` ${key.toLowerCase()} `);
  expect([asked.status, asked.json()]).toEqual([200, { epid: expect.any(String), expiresIn: 0 }]);
  expect(await stateOf(personOf(asked))).toEqual({ state: 'verified', verified_option: 'opencode' });
  const again = await askForCode(app.browser(), 'opencode', key);
  expect([again.status, again.error.errorCode]).toEqual([422, 'OPENCODE_INVALID']);
});

test('SGN-09 while sign-up is closed no key is consumed', async () => {
  const key = await issueKey();
  await app.setProperty(platformProperties.registrationClosed, 'Y');
  const refused = await askForCode(app.browser(), 'opencode', key);
  await app.setProperty(platformProperties.registrationClosed, 'N');
  expect([refused.status, refused.error.errorCode]).toEqual([503, 'MB_M_REGISTRATION_CLOSED']);
  expect((await askForCode(app.browser(), 'opencode', key)).status).toBe(200);
});

test('SGN-04 of 32 people who enter one key at once one succeeds', async () => {
  const key = await issueKey();
  const people = Array.from({ length: 32 }, (_, use) => app.browser({ address: `198.51.100.${use}` }));
  const answers = await Promise.all(people.map((browser) => askForCode(browser, 'opencode', key)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(31);
});

test('OTP-05 an activation key has no code', async () => {
  const browser = app.browser();
  const personId = personOf(await askForCode(browser, 'opencode', await issueKey()));
  expect((await enterCode(browser, personId, '123456')).error.errorCode).toBe('OTP0005');
});

test('OTP-03 wrong keys count, and lock further tries of that flow or address', async () => {
  const address = '192.0.2.9';
  const key = await issueKey();
  const browser = app.browser({ address });
  for (let use = 0; use < 5; use += 1) {
    const answer = await askForCode(browser, 'opencode', stranger);
    expect([answer.status, answer.error.errorCode]).toEqual([422, 'OPENCODE_INVALID']);
    expect(answer.error.fields).toMatchObject([{ path: 'optionValue' }]);
  }
  expect((await askForCode(browser, 'opencode', key)).error.errorCode).toBe('OTP0003');
  const other = (activationKey: string) => askForCode(app.browser({ address }), 'opencode', activationKey);
  for (let use = 0; use < 5; use += 1) expect((await other(stranger)).error.errorCode).toBe('OPENCODE_INVALID');
  expect((await other(key)).error.errorCode).toBe('NETWORK_LIMIT');
  expect((await askForCode(app.browser(), 'opencode', key)).status).toBe(200);
});
